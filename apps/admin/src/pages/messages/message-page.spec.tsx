import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerCalls, renderInOffice } from '../../testing/in-office';
import MessagesPage from './messages';

configure({ asyncUtilTimeout: 10_000 });

const SENT = {
  ...{ id: 7, update_at: '2026-11-22T12:20:00.000Z', buyer_message_to: 'members', buyer_message_status: 'done' },
  ...{ buyer_message_text: 'เวที: ข้อความที่ส่งแล้ว', buyer_message_date: null, buyer_message_time: null, product_id: null },
};
const ANSWERS: Record<string, unknown> = {
  buyerMessageById: SENT,
  buyerMessageProgress: { sent: 1, waiting: 0, failed: 0, cost: 0, failures: [] },
};

describe('the page of a message', () => {
  afterEach(cleanup);

  it('TELL-07 a message that is written after a finished one is another one', async () => {
    answerCalls(({ pathname }) => ANSWERS[pathname.replace('/api/', '')] ?? []);
    renderInOffice(<MessagesPage />, '/messages?edit=7');
    fireEvent.click(await screen.findByText('ส่งข้อความใหม่'));
    await screen.findByText('เก็บเป็นร่าง');
    await waitFor(() => expect(screen.queryByText(SENT.buyer_message_text)).toBeNull());
  });
});
