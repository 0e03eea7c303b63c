import { factsOf } from './difference-facts';
import type { MoneyToSettle } from './use-money-day';

const ROW: MoneyToSettle = {
  ...{ id: 1, money_back_id: null, orders_id: 7, slip_id: null, kind: 'no_money', amount: -590, key: '1' },
  ...{ order_no: 'W2611205T9XWM', orders_status: 'approve', orders_net: 590, product_title: 'แสงสุดท้ายก่อนเช้า' },
  ...{ user_tel: '0810000003', user_id: 3, product_id: 4, by_name: 'somchai.p', approved_at: '2026-11-20T03:22:00Z' },
  ...{ slip_reason: null, sender_name: null, sending_bank: null, sender_account: null, transferred_at: null },
  ...{ reference: null, likely_order_no: null, slip_asked_at: null, reversed_at: null },
};

describe('what a difference says', () => {
  it('BUY-15 who approved without money, and when', () => {
    expect(factsOf(ROW, undefined)).toBe('W2611205T9XWM · แสงสุดท้ายก่อนเช้า · อนุมัติโดย somchai.p 10:22');
    const unknown = { ...ROW, by_name: null };
    expect(factsOf(unknown, undefined)).toBe('W2611205T9XWM · แสงสุดท้ายก่อนเช้า');
  });

  it('BUY-15 when the bank gave money back', () => {
    const reversed = { ...ROW, kind: 'reversed' as const, reversed_at: '2026-11-20T04:00:00Z' };
    expect(factsOf(reversed, undefined)).toContain('คืนเมื่อ 20-11-2026 11:00');
  });

  it('BUY-15 how much came instead of the price, exact to the satang', () => {
    const more = { ...ROW, kind: 'too_much' as const, orders_net: 590.1, amount: 100.2, sender_name: 'เอกชัย ด.' };
    expect(factsOf(more, undefined)).toBe('W2611205T9XWM · ต้องชำระ ฿590.10 โอนมา ฿690.30 · เอกชัย ด.');
    expect(factsOf({ ...more, id: null, money_back_id: 2 }, undefined)).not.toContain('โอนมา');
  });

  it('BUY-15 where money without an order came to, and which order it may be for', () => {
    const came = {
      sender_name: 'นาย ณัฐวุฒิ ก.',
      transferred_at: '2026-11-20T05:58:00Z',
      order_no: null,
      reference: 'R1',
    };
    const stray = { ...ROW, ...came, kind: 'no_order' as const };
    const facts = 'โอนเข้า BAY 222-3-33444-5 เวลา 12:58 จาก นาย ณัฐวุฒิ ก.';
    expect(factsOf(stray, 'BAY 222-3-33444-5')).toBe(`${facts} · R1`);
    const likely = { ...stray, likely_order_no: 'W261120RWK1SN' };
    expect(factsOf(likely, 'BAY 222-3-33444-5')).toBe(`${facts} · อาจเป็น W261120RWK1SN ที่รอยืนยันอยู่`);
  });
});
