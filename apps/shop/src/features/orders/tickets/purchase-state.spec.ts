import { instantOf } from '@wethi/format';
import type { Purchase } from '../../../api-types';
import { sortPurchases, belongsTo, purchaseState } from './purchase-state';

const NOW = instantOf('2026-11-20', '13:00');

function purchase(product_title: string, given: Partial<Purchase>): Purchase {
  return {
    product_title,
    product_type: 'M',
    orders_status: 'approve',
    product_status: 'replay',
    stage_date: '2026-11-19',
    stage_time_start: '19:30:00',
    stage_time_to: '22:00:00',
    access_until: new Date(instantOf('2026-11-24', '23:59:59')).toISOString(),
    money_back_reason: null,
    money_back_status: null,
    ...given,
  } as Purchase;
}

const endsOn = (date: string) => new Date(instantOf(date, '23:59:59')).toISOString();

const SOLD_OUT = { money_back_reason: 'sold_out', money_back_status: 'wait' } as const;
const UNPAID = {
  orders_status: 'wait',
  orders_net: 490,
  orders_paid: 0,
  orders_pay_until: '2026-11-21T06:05:00.000Z',
} as const;

describe('purchase state', () => {
  it.each([
    [{ orders_status: 'wait' }, 'waiting', 'แอดมินกำลังตรวจสลิป โดยปกติไม่เกิน 15 นาที'],
    [{ orders_status: 'wait', orders_payment: 'cash' }, 'waiting', 'รอแอดมินยืนยันการรับเงินสด'],
    [{ orders_status: 'not', new_slip_until: endsOn('2026-11-27') }, 'refused', 'ส่งสลิปใหม่ได้ถึง 27 พ.ย. 2569'],
    [{ orders_status: 'not', new_slip_until: endsOn('2026-11-19') }, 'refused', 'หมดเวลาส่งสลิปใหม่แล้ว'],
    [
      { orders_status: 'not', new_slip_until: null, ...SOLD_OUT },
      'soldOut',
      'บัตรหมดก่อนเงินเข้า เงินที่โอนมาอยู่ในรายการรอคืนเงิน',
    ],
    [
      { orders_status: 'not', new_slip_until: null, ...SOLD_OUT, money_back_status: 'done' },
      'soldOut',
      'บัตรหมดก่อนเงินเข้า คืนเงินให้แล้ว',
    ],
    [
      { ...UNPAID, orders_status: 'not', orders_note: 'ไม่ได้รับเงิน', ...SOLD_OUT },
      'soldOut',
      'บัตรหมดก่อนเงินเข้า เงินที่โอนมาอยู่ในรายการรอคืนเงิน',
    ],
    [
      { orders_status: 'not', new_slip_until: null, ...SOLD_OUT, money_back_reason: 'coupon_used_up' },
      'couponUsedUp',
      'คูปองถูกใช้ครบก่อนเงินเข้า เงินที่โอนมาอยู่ในรายการรอคืนเงิน',
    ],
    [UNPAID, 'unpaid', 'จ่ายภายใน 21 พ.ย. 13:05\u00a0น.'],
    [{ ...UNPAID, orders_paid: 390 }, 'unpaid', 'ได้รับ ฿390.00 แล้ว ขาดอีก ฿100.00 จ่ายภายใน 21 พ.ย. 13:05\u00a0น.'],
    [{ ...UNPAID, orders_status: 'not', orders_note: 'ไม่ได้รับเงิน' }, 'ranOut', 'ไม่ได้รับเงิน'],
    [{}, 'watch', 'เหลือเวลาดู 4 วัน · ถึง 24 พ.ย. 2569'],
    [{ access_until: endsOn('2026-11-20') }, 'ending', 'เหลือเวลาดู 10 ชม. · ถึง 20 พ.ย. 2569'],
    [{ access_until: endsOn('2026-11-11') }, 'ended', 'หมดเวลาดูเมื่อ 11 พ.ย. 2569'],
    [{ product_live: 'Y' }, 'live', 'ดูสดถึง 22:00\u00a0น. แล้วดูย้อนหลังได้ถึง 24 พ.ย.'],
    [
      { product_status: 'sale', stage_date: '2026-11-28', access_until: endsOn('2026-12-02') },
      'coming',
      'เริ่มในอีก 8 วัน · ดูย้อนหลังได้ถึง 2 ธ.ค.',
    ],
    [
      { product_live: 'Y', access_until: endsOn('2027-11-24') },
      'live',
      'ดูสดถึง 22:00\u00a0น. แล้วดูย้อนหลังได้ถึง 24 พ.ย. 2570',
    ],
    [
      { product_status: 'sale', stage_date: '2026-11-28', access_until: endsOn('2027-01-02') },
      'coming',
      'เริ่มในอีก 8 วัน · ดูย้อนหลังได้ถึง 2 ม.ค. 2570',
    ],
  ] as const)('BUY-11 tells where a purchase stands: %j', (given, name, text) => {
    expect(purchaseState(purchase('show', given), NOW)).toMatchObject({ name, text });
  });

  const EVENING = { product_status: 'sale', stage_date: '2026-11-20', stage_time_start: '12:55:00', video_id: null };

  it.each([
    ['has begun, and its band is late', {}, 'begun'],
    ['has ended, and its recording is not there', { stage_over: 'Y' }, 'watch'],
    ['is on air, whoever set no status', { product_live: 'Y' }, 'live'],
    ['has its recording', { video_id: 7 }, 'watch'],
    ['was yesterday', { stage_date: '2026-11-19' }, 'watch'],
    ['is in a hall, for its gate', { product_format: 'onsite' }, 'begun'],
    ['is in a hall, on air, too', { product_format: 'onsite', product_live: 'Y' }, 'begun'],
    [
      'is in a hall for days',
      { product_format: 'onsite', stage_date: '2026-11-18', product_to: '2026-11-20', video_id: 7 },
      'begun',
    ],
    ['is in a hall and online', { product_format: 'both', product_live: 'Y' }, 'live'],
  ] as const)('BUY-11 CAT-09 WATCH-04 knows a show that %s', (_, given, name) => {
    expect(purchaseState(purchase('show', { ...EVENING, ...given } as Partial<Purchase>), NOW).name).toBe(name);
  });

  it('BUY-11 a waiting order has not merely not begun', () => {
    const [waiting] = sortPurchases([purchase('waiting', { orders_status: 'wait', access_until: null })], NOW);
    expect((['coming', 'waiting'] as const).map((group) => belongsTo(group, waiting!))).toEqual([false, true]);
  });

  it('BUY-11 lists what is on first, then what ends first, then what comes, waits and is over', () => {
    const list = [
      purchase('ended', { access_until: endsOn('2026-11-11') }),
      purchase('waiting', { orders_status: 'wait', access_until: null }),
      purchase('coming', { product_status: 'sale', stage_date: '2026-11-28', access_until: endsOn('2026-12-02') }),
      purchase('watch', {}),
      purchase('ending', { access_until: endsOn('2026-11-20') }),
      purchase('live', { product_live: 'Y' }),
    ];
    const ordered = sortPurchases(list, NOW);
    expect(ordered.map((entry) => entry.purchase.product_title)).toEqual([
      'live',
      'ending',
      'watch',
      'coming',
      'waiting',
      'ended',
    ]);
    expect(ordered.filter((entry) => belongsTo('now', entry))).toHaveLength(3);
  });

  it('BUY-11 a course can be learned at once, whatever day its class is', () => {
    const course = purchase('course', { product_type: 'C', product_status: 'sale', stage_date: '2026-12-05' });
    expect(purchaseState(course, NOW)).toMatchObject({ name: 'watch', text: expect.stringContaining('เหลือเวลาเรียน') });
  });
});
