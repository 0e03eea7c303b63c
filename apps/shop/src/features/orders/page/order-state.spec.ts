import { instantOf } from '@wethi/format';
import type { OrderByCode, Purchase } from '../../../api-types';
import { orderState } from './order-state';

const CLOSED = {
  ...{ orders_status: 'not', orders_note: null, ordersDetail: [] },
  ...{ money_back_reason: null, money_back_status: null, orders_pay_until: null, new_slip_until: null },
} as unknown as OrderByCode;
const stateOf = (given: Partial<OrderByCode>) => orderState({ ...CLOSED, ...given }, false);

const NOW = instantOf('2026-11-20', '13:00');
const SHOW = { product_title: 'แสงสุดท้ายก่อนเช้า', product_format: 'online', product_status: 'replay' };
const APPROVED = { ...CLOSED, orders_status: 'approve', ordersDetail: [SHOW] } as OrderByCode;
const bought = (until: string) =>
  ({
    ...{ orders_status: 'approve', product_type: 'M', product_status: 'replay', stage_date: '2026-11-19' },
    money_back_reason: null,
    access_until: new Date(instantOf(until, '23:59:59')).toISOString(),
  }) as Purchase;

describe('orderState', () => {
  it.each([
    ['2026-11-24', 'แสงสุดท้ายก่อนเช้า เหลือเวลาดู 4 วัน · ถึง 24 พ.ย. 2569'],
    ['2026-11-19', 'แสงสุดท้ายก่อนเช้า หมดเวลาดูเมื่อ 19 พ.ย. 2569'],
  ])('BUY-11 tells the buyer until when an approved order can be watched: %s', (until, text) => {
    vi.useFakeTimers({ now: NOW });
    expect(orderState(APPROVED, false, bought(until)).text).toBe(text);
    vi.useRealTimers();
  });

  it('BUY-11 tells whoever holds the number alone that it is ready', () => {
    expect(orderState(APPROVED, false).text).toBe('แสงสุดท้ายก่อนเช้า พร้อมให้รับชมแล้ว');
  });

  it.each([
    ['transfer', 'กรุณาส่งสลิปอีกครั้ง', 'ร้านตรวจไม่พบเงินของคำสั่งซื้อนี้ ส่งสลิปได้ถึง 27 พ.ย. 2569'],
    ['card', 'กรุณาโอนและส่งสลิป', 'ถ้าธนาคารคืนเงินให้แล้ว โอนใหม่ แล้วส่งสลิปได้ถึง 27 พ.ย. 2569'],
  ])('BUY-15 asks for the slip of an order whose money is not there, paid by %s', (orders_payment, title, text) => {
    const asked = { ...APPROVED, orders_payment, new_slip_until: '2026-11-27T06:00:00.000Z' };
    const state = orderState(asked, false);
    expect(state).toMatchObject({ name: 'slipAsked', title });
    expect(state.text).toContain(text);
  });

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
