import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from '@wethi/http';
import type { ReactNode } from 'react';
import { DialogsContext } from '../../overlays/dialogs';
import type { PaymentRequest } from '../../overlays/payment-request';
import { uploadSlip } from './checkout-calls';
import { takeHandedSlip } from './shared/shared-slip';
import { usePayingHere } from './same-phone/paying-here';
import { keepPaying, readPaying } from '../../overlays/paying-now';
import { usePayment } from './use-payment';

vi.mock('./checkout-calls', () => ({ uploadSlip: vi.fn() }));
vi.mock('../../session/member', () => ({ MEMBER_KEY: ['member'], useRefreshMember: () => async () => undefined }));

function pay(given: object = {}) {
  const open = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <DialogsContext value={{ overlay: null, open, close: vi.fn() }}>{children}</DialogsContext>
    </QueryClientProvider>
  );
  const request = { product: { id: 3 }, price: 590 } as PaymentRequest;
  const of = { request, member: undefined, account: undefined, onRefused: vi.fn(), ...given };
  const { result } = renderHook(() => usePayment(of), { wrapper });
  return { open, request, result };
}

describe('a payment', () => {
  it('BUY-14 BUY-21 whose money came when nothing was left ends with a message that leads to its order', async () => {
    const { open, result } = pay();
    const text = 'บัตรหมดแล้ว เงินที่โอนมาตามสลิปนี้ (฿590.00) อยู่ในรายการรอคืนเงิน เจ้าหน้าที่จะติดต่อคืนให้';
    const order = { id: 5, order_no: 'W261120ABCDEF', orders_status: 'not' };
    act(() => result.current.refuse(new ApiError(text, 200, 'SOLD_OUT', 0, [], order)));
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
    expect(open.mock.calls[0]?.[0].message).toMatchObject({ text, link: '/order/W261120ABCDEF' });
  });

  it('BUY-17 that personnel looks at by now is asked for no slip any more, wherever its buyer comes back to', () => {
    const { open, request, result } = pay();
    keepPaying(request, 590);
    act(() => result.current.tell('decided-by-staff', 'W261120ABCDEF'));
    expect(open.mock.calls[0]?.[0].message).toMatchObject({ text: 'รอการยืนยันการชำระเงิน', order_no: 'W261120ABCDEF' });
    expect(readPaying()).toBeUndefined();
  });

  it('BUY-02 ACC-06 whose slip finds the session over goes on with it once its buyer, and nobody else, is back', async () => {
    URL.createObjectURL = () => 'blob:slip';
    URL.revokeObjectURL = () => undefined;
    vi.mocked(uploadSlip).mockRejectedValue(new ApiError('หมดเวลาการเข้าระบบ', 401, 'TOKEN_EXPIRED'));
    const { request, result } = pay({ member: { id: 7 }, account: { id: 1 } });
    const slip = new File(['slip'], 'slip.png', { type: 'image/png' });
    await act(async () => result.current.choose(slip));
    await waitFor(() => expect(result.current.state).toEqual({ name: 'before', busy: false, refused: undefined }));
    expect(takeHandedSlip(request, 8)).toBeUndefined();
    expect(takeHandedSlip(request, 7)).toBe(slip);
  });

  it('BUY-17 BUY-21 that is over asks nobody who buys other tickets of the show whether those are paid', () => {
    const { result } = pay();
    renderHook(() => usePayingHere(3)).result.current.copied();
    act(() => result.current.tell('decided-by-staff', 'W261120ABCDEF'));
    const { result: next } = renderHook(() => usePayingHere(3));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(next.current.isBack).toBe(false);
  });
});
