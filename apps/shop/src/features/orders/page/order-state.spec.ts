import type { OrderByCode } from '../../../api-types';
import { orderState } from './order-state';

const CLOSED = {
  ...{ orders_status: 'not', orders_note: null, ordersDetail: [] },
  ...{ money_back_reason: null, money_back_status: null, orders_pay_until: null, new_slip_until: null },
} as unknown as OrderByCode;
const stateOf = (given: Partial<OrderByCode>) => orderState({ ...CLOSED, ...given }, false);

describe('orderState', () => {
  it.each([
    ['wait', 'คำสั่งซื้อนี้ถูกยกเลิกแล้ว เงินที่โอนมาอยู่ในรายการรอคืนเงิน เจ้าหน้าที่จะติดต่อคืนให้'],
    ['done', 'คำสั่งซื้อนี้ถูกยกเลิกแล้ว คืนเงินให้แล้ว'],
    [null, 'คำสั่งซื้อนี้ถูกยกเลิกแล้ว สั่งซื้อใหม่ได้ที่หน้างานแสดง'],
  ] as const)('BUY-11 says of a cancelled order where its money is: %s', (money_left_status, text) => {
    expect(stateOf({ money_left_status })).toMatchObject({ name: 'cancelled', text });
  });

  it('BUY-16 asks nobody for a slip whose money was counted before the time ran out', () => {
    const ranOut = { orders_pay_until: '2026-11-20T06:00:00.000Z' };
    expect(stateOf({ ...ranOut, money_left_status: 'wait' }).text).not.toContain('ส่งสลิป');
    expect(stateOf({ ...ranOut, money_left_status: null }).text).toContain('ส่งสลิปมาได้เลย');
  });
});
