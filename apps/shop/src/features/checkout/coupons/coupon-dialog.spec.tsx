import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { knownCoupons } from '../checkout-calls';
import CouponDialog from './coupon-dialog';

vi.mock('../checkout-calls', () => ({ knownCoupons: vi.fn() }));
vi.mock('../../../overlays/dialogs', () => ({ useDialogs: () => ({ overlay: { name: 'coupons' } }) }));
vi.mock('../../../session/member', () => ({ MEMBER_KEY: ['member'], useMember: () => ({ state: 'member' }) }));

const of = (tickets: number) => ({ product: { id: 7 }, price: 350.5, tickets }) as PaymentRequest;

describe('CouponDialog', () => {
  it('BUY-07 names the price of all tickets, and asks anew for another number of them', async () => {
    vi.mocked(knownCoupons).mockResolvedValue([]);
    const client = new QueryClient();
    const dialog = (tickets: number) => (
      <QueryClientProvider client={client}>
        <CouponDialog request={of(tickets)} />
      </QueryClientProvider>
    );
    const { rerender } = render(dialog(3));
    expect(screen.getByText(/^กลับไปชำระเงิน/).textContent).toContain('1,051.50');
    rerender(dialog(2));
    expect(screen.getByText(/^กลับไปชำระเงิน/).textContent).toContain('701.00');
    await waitFor(() => expect(vi.mocked(knownCoupons).mock.calls.map(([{ tickets }]) => tickets)).toEqual([3, 2]));
  });
});
