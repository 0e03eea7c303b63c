import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerCalls, renderInOffice } from '../../../testing/in-office';
import { OrderFilters } from './order-filters';
import { useOrdersView } from './view';

configure({ asyncUtilTimeout: 10_000 });

function Filters() {
  return <OrderFilters view={useOrdersView()} />;
}

describe('the filters of the orders', () => {
  afterEach(cleanup);

  it('BUY-10 ADMIN-05 leave whoever pauses while they type in the search box', async () => {
    answerCalls(() => []);
    const router = renderInOffice(<Filters />, '/orders');
    const box = screen.getByRole('searchbox');
    box.focus();
    for (const words of ['น', 'น้ำ', '']) {
      fireEvent.change(box, { target: { value: words } });
      await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('q') ?? '').toBe(words));
      expect(document.activeElement).toBe(box);
    }
  });
});
