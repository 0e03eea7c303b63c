import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { usePurchases, useUnreadPurchases } from '../../../session/purchases';
import { SharedSlipPage } from './shared-slip-page';

vi.mock('../../../session/purchases', () => ({ usePurchases: vi.fn(), useUnreadPurchases: vi.fn() }));

describe('a slip that was shared', () => {
  it('BUY-17 waits with a button to try again when it cannot be read what waits to be paid', async () => {
    const readAgain = vi.fn();
    vi.mocked(usePurchases).mockReturnValue({ data: undefined } as ReturnType<typeof usePurchases>);
    vi.mocked(useUnreadPurchases).mockReturnValue(readAgain);
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <SharedSlipPage />
        </QueryClientProvider>
      </MemoryRouter>,
    );
    expect(await screen.findByText('โหลดรายการที่รอชำระไม่ได้')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(readAgain).toHaveBeenCalledOnce();
  });
});
