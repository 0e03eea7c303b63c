import { REFUSALS, type RefusalCode, type YesNo } from '@wethi/contract';
import { refusalByBuyer, refusalByTime } from './coupon-rules';

const ALWAYS = {
  ...{ coupon_start: null, coupon_start_time: null, coupon_to: null, coupon_to_time: null },
  coupon_disable: 'N' as YesNo,
};

describe('who may use a coupon, and when', () => {
  it.each([
    ['an open period', {}, '2026-11-20T12:00:00Z', undefined],
    ['its first second in Bangkok', { coupon_start: '2026-11-21' }, '2026-11-20T17:00:00Z', undefined],
    ['the second before', { coupon_start: '2026-11-21' }, '2026-11-20T16:59:59Z', 'COUPON_NOT_YET'],
    ['its last second in Bangkok', { coupon_to: '2026-11-20' }, '2026-11-20T16:59:59.999Z', undefined],
    ['the second after', { coupon_to: '2026-11-20' }, '2026-11-20T17:00:00Z', 'COUPON_EXPIRED'],
    [
      'before its time',
      { coupon_start: '2026-11-20', coupon_start_time: '19:30:00' },
      '2026-11-20T12:29:59Z',
      'COUPON_NOT_YET',
    ],
    ['at its time', { coupon_start: '2026-11-20', coupon_start_time: '19:30:00' }, '2026-11-20T12:30:00Z', undefined],
    ['at its end', { coupon_to: '2026-11-20', coupon_to_time: '19:30:00' }, '2026-11-20T12:30:00Z', undefined],
    ['past its end', { coupon_to: '2026-11-20', coupon_to_time: '19:30:00' }, '2026-11-20T12:30:01Z', 'COUPON_EXPIRED'],
    ['switched off', { coupon_disable: 'Y' as YesNo }, '2026-11-20T12:00:00Z', 'COUPON_CLOSED'],
    ['a time without a day', { coupon_to_time: '00:00:01' }, '2026-11-20T12:30:01Z', undefined],
  ])('BUY-07 %s', (_, period, instant, refusal) => {
    expect(refusalByTime({ ...ALWAYS, ...period }, new Date(instant))).toBe(refusal);
  });

  it.each<[YesNo, YesNo, boolean, boolean, RefusalCode | undefined]>([
    ['N', 'N', false, false, undefined],
    ['Y', 'N', false, true, 'COUPON_MEMBER_ONLY'],
    ['Y', 'N', true, false, undefined],
    ['N', 'Y', true, false, 'COUPON_EMAIL_ONLY'],
    ['N', 'Y', false, true, undefined],
    ['Y', 'Y', false, false, 'COUPON_MEMBER_OR_EMAIL'],
    ['Y', 'Y', true, false, undefined],
    ['Y', 'Y', false, true, undefined],
  ])('BUY-07 members only %s, list only %s: a member %s, listed %s', (members, list, member, listed, refusal) => {
    const coupon = { coupon_member_only: members, coupon_email_only: list };
    expect(refusalByBuyer(coupon, { member, listed })).toBe(refusal);
  });

  it('BUY-07 says the words of the specification', () => {
    expect([
      REFUSALS.COUPON_NOT_FOUND.message,
      REFUSALS.COUPON_MEMBER_OR_EMAIL.message,
      REFUSALS.COUPON_MEMBER_ONLY.message,
      REFUSALS.COUPON_EMAIL_ONLY.message,
      REFUSALS.COUPON_USED_UP.message,
      REFUSALS.COUPON_TAKEN.message,
    ]).toEqual([
      'ไม่มีรหัสคูปองนี้',
      'รหัสคูปองนี้ ใช้ได้กับ สมาชิกเดิม หรือ Email ที่กำหนดใว้',
      'รหัสคูปองนี้ ใช้ได้กับ สมาชิกเดิม เท่านั้น',
      'รหัสคูปองนี้ ใช้ได้กับ Email ที่กำหนดใว้',
      'รหัสคูปองนี้ ถูกใช้ครบเเล้ว',
      'มีรหัสคูปองนี้เเล้ว',
    ]);
  });
});
