import { barOf, gapsOf, nextTier, repairOf, shownDays, ticksOf, tierOn, type Tier } from './timeline';

function tier(title: string, value: number, start: string | null, to: string | null, more: Partial<Tier> = {}): Tier {
  const dates = { product_price_start: start, product_price_to: to };
  return { ...nextTier([]), product_price_title: title, product_price_value: value, ...dates, ...more };
}

const early = tier('จองล่วงหน้า', 490, '2026-11-01', '2026-11-20');
const members = tier('สมาชิกเดิม', 450, null, null, { product_price_member: 'MB' });
const normal = tier('ราคาปกติ', 590, '2026-11-22', '2026-11-28');
const tiers = [early, members, normal];
const today = '2026-11-19';
const shown = { from: '2026-11-01', to: '2026-11-28' };

describe('CAT-05 the timeline of price tiers', () => {
  it('CAT-05 goes from the first day of a tier to the last day of the show', () => {
    expect(shownDays(tiers, today, '2026-11-28')).toEqual(shown);
    expect(shownDays([members], today, null)).toEqual({ from: today, to: '2026-12-19' });
    expect(shownDays([early], today, null)).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  });

  it('CAT-05 names days along the timeline, the first and the last among them', () => {
    expect(ticksOf(shown)).toEqual(['2026-11-01', '2026-11-10', '2026-11-19', '2026-11-28']);
    expect(ticksOf({ from: today, to: '2026-11-20' })).toEqual([today, '2026-11-20']);
  });

  it('CAT-05 draws a tier over its days, cut off at the ends', () => {
    expect(barOf({ from: '2026-11-01', to: '2026-11-14' }, shown)).toEqual({ left: 0, width: 0.5 });
    expect(barOf({ from: null, to: null }, shown)).toEqual({ left: 0, width: 1 });
    expect(barOf({ from: '2026-11-28', to: '2027-01-01' }, shown)).toEqual({ left: 27 / 28, width: 1 / 28 });
    expect(barOf({ from: '2026-12-01', to: null }, shown)).toBeUndefined();
  });

  it('CAT-05 knows what a new customer and an existing member pay on a day', () => {
    expect(tierOn(tiers, today)).toBe(early);
    expect(tierOn(tiers, today, true)).toBe(members);
    expect(tierOn(tiers, '2026-11-21')).toBeUndefined();
    expect(tierOn(tiers, '2026-11-22')).toBe(normal);
  });

  it('CAT-05 finds the days without a price for everybody, and closes them by one press', () => {
    const gaps = gapsOf(tiers, { from: today, to: '2026-11-28' });
    expect(gaps).toEqual([{ from: '2026-11-21', to: '2026-11-21' }]);
    const repair = repairOf(tiers, { from: '2026-11-21', to: '2026-11-21' });
    const longer = { product_price_to: '2026-11-21' };
    expect(repair).toEqual({ index: 0, change: longer, words: 'ต่อจองล่วงหน้าอีก 1 วัน' });
    expect(gapsOf([{ ...early, ...longer }, members, normal], { from: today, to: '2026-11-28' })).toEqual([]);
    const sooner = repairOf([normal], { from: today, to: '2026-11-21' });
    expect(sooner).toMatchObject({ change: { product_price_start: today }, words: 'เริ่มราคาปกติเร็วขึ้น 3 วัน' });
    expect(repairOf([members], { from: today, to: today })).toBeUndefined();
  });

  it('CAT-05 begins a new tier where the last one ends', () => {
    expect(nextTier(tiers).product_price_start).toBe('2026-11-29');
    expect(nextTier([members]).product_price_start).toBeNull();
  });
});
