import { afterPayment } from './after-payment';
import type { PaymentProduct } from './payment-request';

const of = (product: Partial<PaymentProduct>, gift_id?: number) => {
  const show = {
    product_format: 'online',
    product_status: 'sale',
    stage_date: '2026-11-28',
    stage_time_start: '19:30:00',
  };
  return afterPayment({ product: { ...show, ...product } as PaymentProduct, gift_id });
};

describe('afterPayment', () => {
  it('BUY-06 says when a show to come begins, and that others can be watched at once', () => {
    expect(of({})).toBe('ดูได้เมื่อเริ่มแสดง ส. 28 พ.ย. 2569 19:30\u00a0น.');
    expect(of({ stage_time_start: null })).toBe('ดูได้เมื่อเริ่มแสดง ส. 28 พ.ย. 2569');
    expect(of({ product_status: 'replay' })).toBe('ดูได้ทันที');
    expect(of({ product_status: 'live' })).toBe('ดูได้ทันที');
    expect(of({ stage_date: null })).toBe('ดูได้ทันที');
    expect(of({ product_format: 'onsite' })).toBe('ได้บัตรเข้างานทันที');
    expect(of({}, 7)).toBe('ของขวัญพร้อมส่งทันที');
  });
});
