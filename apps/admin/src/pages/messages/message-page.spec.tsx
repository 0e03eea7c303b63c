import { Refine } from '@refinedev/core';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { dataProvider } from '../../providers/data';
import { useNotificationProvider } from '../../providers/notification';
import MessagesPage from './messages';

configure({ asyncUtilTimeout: 10_000 });

const SENT = {
  ...{ id: 7, update_at: '2026-11-22T12:20:00.000Z', buyer_message_to: 'members', buyer_message_status: 'done' },
  ...{ buyer_message_text: 'เวที: ข้อความที่ส่งแล้ว', buyer_message_date: null, buyer_message_time: null, product_id: null },
};
const ANSWERS: Record<string, unknown> = {
  buyerMessageById: SENT,
  buyerMessageProgress: { sent: 1, waiting: 0, failed: 0, cost: 0, failures: [] },
  buyerMessageAudience: null,
};

describe('the page of a message', () => {
  afterEach(cleanup);

  it('TELL-07 a message that is written after a finished one is another one', async () => {
    globalThis.fetch = (address) => {
      const [, path = ''] = /api\/(\w+)/.exec(String(address)) ?? [];
      const answer = { result: true, data: path in ANSWERS ? ANSWERS[path] : [] };
      const response = { ok: true, status: 200, headers: new Headers(), json: async () => answer };
      return Promise.resolve(response as Response); // jsdom has none
    };
    const page = (
      <App>
        <Refine
          dataProvider={dataProvider}
          notificationProvider={useNotificationProvider}
          options={{ disableTelemetry: true }}
        >
          <MessagesPage />
        </Refine>
      </App>
    );
    const routes = [{ path: '*', element: page }];
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/messages?edit=7'] })} />);
    fireEvent.click(await screen.findByText('ส่งข้อความใหม่'));
    await screen.findByText('เก็บเป็นร่าง');
    await waitFor(() => expect(screen.queryByText(SENT.buyer_message_text)).toBeNull());
  });
});
