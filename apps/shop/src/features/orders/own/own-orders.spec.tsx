import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { OwnOrder } from '../../../api-types';
import { CancelDialog } from './cancel-dialog';
import { OwnOrders } from './own-orders';
import { useOwnOrders } from './own-orders-query';

vi.mock('../../../session/purchases', () => ({ usePurchaseByNumber: () => undefined }));
vi.mock('./own-orders-query', async (original) => ({ ...(await original<object>()), useOwnOrders: vi.fn() }));

const ORDER = {
  ...{ id: 7, order_no: 'W261120ABCDEF', orders_net: 590, orders_paid: 0, orders_status: 'wait' },
  ...{ orders_payment: 'transfer', orders_payment_slip: null, coupon_id: null, create_at: '2026-11-20T06:00:00.000Z' },
  ordersDetail: [{ product_title: 'แสงสุดท้าย', product_url: 'saeng', product_type: 'M', tickets: 1 }],
} as unknown as OwnOrder;

const inPage = (page: React.ReactNode) => (
  <MemoryRouter>
    <QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>
  </MemoryRouter>
);
const orders = (...data: Partial<OwnOrder>[]) =>
  vi.mocked(useOwnOrders).mockReturnValue({
    ...({ isPending: false, isError: false, isSuccess: true, status: 'success' } as ReturnType<typeof useOwnOrders>),
    data: data.map((given) => ({ ...ORDER, ...given })),
  } as ReturnType<typeof useOwnOrders>);

describe('own orders', () => {
  it('BUY-11 show all of them again once none is left of those that were chosen', () => {
    orders({});
    const { rerender } = render(inPage(<OwnOrders />));
    fireEvent.click(screen.getByRole('button', { name: 'รอยืนยัน 1' }));
    orders({ orders_status: 'not', orders_note: 'ผู้ซื้อยกเลิก' });
    rerender(inPage(<OwnOrders />));
    expect(screen.getByRole('heading', { name: 'แสงสุดท้าย' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ทั้งหมด 1' }).getAttribute('aria-pressed')).toBe('true');
  });

  it.each(['card', 'qr'] as const)('BUY-11 BUY-06 nobody cancels believing that nothing was taken: %s', (way) => {
    render(inPage(<CancelDialog order={{ ...ORDER, orders_payment: way }} onCancelled={vi.fn()} />));
    expect(screen.queryByText(/ยังไม่มีการตัดเงิน/)).toBeNull();
    expect(screen.getByText('ธนาคารยังไม่แจ้งว่าได้รับเงิน ถ้าจ่ายไปแล้ว กรุณาอย่าเพิ่งยกเลิก')).toBeTruthy();
  });
});
