import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { usePurchases, useUnreadPurchases } from '../../../session/purchases';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { keepPaying } from '../same-phone/paying-now';
import { readSharedSlip, takeHandedSlip } from './shared-slip';
import { SharedSlipPage } from './shared-slip-page';

vi.mock('../../../session/member', () => ({ useMember: () => ({ state: 'member', member: { id: 7 } }) }));
vi.mock('./shared-slip', async (original) => ({
  ...(await original<object>()),
  readSharedSlip: vi.fn(async () => null),
}));
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

  it('BUY-17 is handed to the payment that it is for alone, and Back does not send it again', async () => {
    vi.mocked(usePurchases).mockReturnValue({ data: [] } as unknown as ReturnType<typeof usePurchases>);
    vi.mocked(useUnreadPurchases).mockReturnValue(undefined as unknown as ReturnType<typeof useUnreadPurchases>);
    const slip = new File(['slip'], 'slip');
    vi.mocked(readSharedSlip).mockResolvedValue(slip);
    URL.createObjectURL = () => 'blob:slip';
    URL.revokeObjectURL = () => undefined;
    const request = (id: number) => ({ product: { id, product_title: 'แสงสุดท้าย' } }) as PaymentRequest;
    keepPaying(request(3), 590, 7);
    const routes = [
      { path: '/share', element: <SharedSlipPage /> },
      { path: '*', element: <p>งานแสดง</p> },
    ];
    const router = createMemoryRouter(routes, { initialEntries: ['/packageAll', '/share'] });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    expect(await screen.findByText('งานแสดง')).toBeTruthy();
    expect(takeHandedSlip(request(4))).toBeUndefined();
    expect(takeHandedSlip(request(3))).toBe(slip);
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe('/packageAll');
  });
});
