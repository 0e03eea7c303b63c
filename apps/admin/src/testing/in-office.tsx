import { Refine } from '@refinedev/core';
import { render } from '@testing-library/react';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { dataProvider } from '../providers/data';
import { useNotificationProvider } from '../providers/notification';

/** Renders a part of the back office at an address. @returns its router, which says where it is by now */
export function renderInOffice(part: ReactNode, address = '/') {
  const page = (
    <App>
      <Refine
        dataProvider={dataProvider}
        notificationProvider={useNotificationProvider}
        options={{
          disableTelemetry: true,
          reactQuery: { clientConfig: { defaultOptions: { queries: { retry: 0 } } } },
        }}
      >
        {part}
      </Refine>
    </App>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

/** Answers every call with the data that is given for it. */
export function answerCalls(dataOf: (address: URL, body: string | undefined) => unknown): void {
  globalThis.fetch = (address, { body } = {}) => {
    const data = dataOf(new URL(String(address), 'http://office'), body as string | undefined);
    const answer = { result: true, data };
    const response = { ok: true, status: 200, headers: new Headers(), json: async () => answer };
    return Promise.resolve(response as Response); // jsdom has none
  };
}
