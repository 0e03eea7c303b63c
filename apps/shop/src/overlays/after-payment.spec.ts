import { afterApproval, afterPayment } from './after-payment';
import type { PaymentProduct } from './payment-request';

const serverTime = vi.hoisted(() => vi.fn(() => Date.parse('2026-11-20T12:00:00Z')));
vi.mock('../ui/time/server-clock', () => ({ serverTime }));

const of = (product: Partial<PaymentProduct>, isGift = false) => {
  const show = {
    product_format: 'online',
    product_status: 'sale',
    stage_date: '2026-11-28',
    stage_time_start: '19:30:00',
  };
  return afterPayment({ ...show, ...product } as PaymentProduct, isGift);
};

describe('afterPayment', () => {
  it('BUY-06 says when a show to come begins, and that others can be watched at once', () => {
    expect(of({})).toBe('ดูได้เมื่อเริ่มแสดง ส. 28 พ.ย. 2569 19:30\u00a0น.');
    expect(of({ stage_time_start: null })).toBe('ดูได้เมื่อเริ่มแสดง ส. 28 พ.ย. 2569');
    expect(of({ product_status: 'replay' })).toBe('ดูได้ทันที');
    expect(of({ product_status: 'live' })).toBe('ดูได้ทันที');
    expect(of({ stage_date: null })).toBe('ดูได้ทันที');
    expect(of({ product_format: 'onsite' })).toBe('ได้บัตรเข้างานทันที');
    expect(of({}, true)).toBe('ของขวัญพร้อมส่งทันที');
  });

  it('BUY-06 goes by the server’s clock whether a show has begun', () => {
    serverTime.mockReturnValueOnce(Date.parse('2026-11-28T12:31:00Z'));
    expect(of({})).toBe('ดูได้ทันที');
  });

  it('BUY-08 says the same of an order that waits, of several products what comes soonest', () => {
    const detail = (product_status: string) => ({
      ...{ product_format: 'online', product_status, stage_date: '2026-11-28', stage_time_start: '19:30:00' },
    });
    const waiting = (statuses: string[], is_gift = false) =>
      afterApproval({ is_gift, ordersDetail: statuses.map(detail) } as Parameters<typeof afterApproval>[0]);
    expect(waiting(['sale'])).toBe('จะดูได้เมื่อเริ่มแสดง ส. 28 พ.ย. 2569 19:30\u00a0น.');
    expect(waiting(['sale', 'replay'])).toBe('จะดูได้ทันที');
    expect(waiting(['replay'], true)).toBe('ของขวัญพร้อมส่งทันที');
  });
});
