import { accountCheck, amountCheck, buyerCheck, referenceCheck, timeCheck } from './slip-checks';
import type { SlipFacts } from '../../waiting-orders/waiting-order';

const unread: SlipFacts = {
  orders_id: 1,
  slip_picture: 'slip/a.webp',
  outcome: null,
  reason: 'ไม่พบ QR บนสลิป กรุณาตรวจสอบรูปอีกครั้ง',
  provider_code: null,
  provider_message: null,
  trans_ref: null,
  sending_bank: null,
  amount: null,
  transferred_at: null,
  sender_name: null,
  receiver_name: null,
  receiver_account: null,
  used_before: false,
};
const slip = (facts: Partial<SlipFacts>): SlipFacts => ({ ...unread, ...facts });
const ORDERED = '2026-11-20T06:21:00Z';

describe('BUY-10 checks beside the slip', () => {
  it('BUY-10 compares the amount to the satang', () => {
    expect(amountCheck(490, slip({ amount: 490 }))).toEqual({ tone: 'ok', text: 'ตรงกับสลิป' });
    expect(amountCheck(0.3, slip({ amount: 0.1 + 0.2 })).tone).toBe('ok');
    expect(amountCheck(490, slip({ amount: 49 }))).toEqual({ tone: 'no', text: 'สลิป ฿49.00' });
  });

  it('BUY-10 says "by eye" wherever the slip could not be read', () => {
    const verdicts = [amountCheck(1, null), accountCheck('0123456789', unread), timeCheck(ORDERED, unread)];
    expect([...verdicts, referenceCheck(null)].map(({ tone }) => tone)).toEqual(['wait', 'wait', 'wait', 'wait']);
  });

  it.each([
    ['xxx-x-x5678-x', 'ok'],
    ['XXX-X-X5678-X', 'ok'],
    ['012-3-45678-9', 'ok'],
    ['xxx-x-x5679-x', 'no'],
    ['xxxx5678', 'no'],
  ])('BUY-10 compares the digits that a bank shows: %s', (receiver_account, tone) => {
    expect(accountCheck('0123456789', slip({ receiver_account })).tone).toBe(tone);
  });

  it.each([
    ['2026-11-20T06:20:00Z', 'ok', 'ก่อนส่ง 1 นาที'],
    ['2026-11-20T06:21:30Z', 'ok', 'เวลาเดียวกับที่ส่ง'],
    ['2026-11-20T07:21:00Z', 'no', 'หลังส่ง 1 ชม.'],
    ['2026-11-17T06:21:00Z', 'wait', 'ก่อนส่ง 3 วัน'],
  ])('BUY-10 puts the transfer at %s in relation to the order', (transferred_at, tone, text) => {
    expect(timeCheck(ORDERED, slip({ transferred_at }))).toEqual({ tone, text });
  });

  it('BUY-10 warns of a slip that was used before', () => {
    expect(referenceCheck(slip({ trans_ref: '0143', used_before: true })).tone).toBe('no');
    expect(referenceCheck(slip({ trans_ref: '0143', used_before: false })).tone).toBe('ok');
  });

  it('BUY-10 compares first names without their titles', () => {
    expect(buyerCheck({ user_name: 'ฟ้าใส' }, slip({ sender_name: 'นางสาว ฟ้าใส ใ.' }))?.tone).toBe('ok');
    expect(buyerCheck({ user_name: 'Kanya' }, slip({ sender_name: 'MISS KANYA P' }))?.tone).toBe('ok');
    expect(buyerCheck({ user_name: 'ธนา' }, slip({ sender_name: 'นางสาว ฟ้าใส ใ.' }))?.tone).toBe('wait');
    expect(buyerCheck({ user_name: null }, slip({ sender_name: 'นาย ธนา ว.' }))).toBeUndefined();
  });
});
