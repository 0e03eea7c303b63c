import { Refine } from '@refinedev/core';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { dataProvider } from '../../../providers/data';
import { OrderFilters } from './order-filters';
import { useOrdersView } from './view';

configure({ asyncUtilTimeout: 10_000 });

function Filters() {
  return <OrderFilters view={useOrdersView()} />;
}

describe('the filters of the orders', () => {
  afterEach(cleanup);

  it('BUY-10 ADMIN-05 leave whoever pauses while they type in the search box', async () => {
    const answer = {
      ok: true,
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve({ result: true, data: [] }),
    };
    globalThis.fetch = () => Promise.resolve(answer as unknown as Response); // jsdom has none
    const page = (
      <App>
        <Refine dataProvider={dataProvider} options={{ disableTelemetry: true }}>
          <Filters />
        </Refine>
      </App>
    );
    const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/orders'] });
    render(<RouterProvider router={router} />);
    const box = screen.getByRole('searchbox');
    box.focus();
    for (const words of ['น', 'น้ำ', '']) {
      fireEvent.change(box, { target: { value: words } });
      await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('q') ?? '').toBe(words));
      expect(document.activeElement).toBe(box);
    }
  });
});
