import { longestWatchable, watchableUntil } from './access-window';

const purchase = (approve_date: string, product_to: string | null, product_id = 1) => ({
  product_id,
  approve_date,
  product_to,
});

describe('watchableUntil', () => {
  it.each([
    ['approved before the show', '2026-11-01', '2026-11-20', '2026-11-24T16:59:59.999Z'],
    ['approved after the show', '2026-11-25', '2026-11-20', '2026-11-29T16:59:59.999Z'],
    ['approved on the day of the show', '2026-11-20', '2026-11-20', '2026-11-24T16:59:59.999Z'],
    ['of a product without a last day', '2026-12-30', null, '2027-01-03T16:59:59.999Z'],
  ])('WATCH-03 a purchase %s ends with the fourth day in Bangkok', (_, approved, shown, until) => {
    expect(watchableUntil(purchase(approved, shown), 4).toISOString()).toBe(until);
  });
});

describe('longestWatchable', () => {
  it('WATCH-03 takes the purchase that lasts longest', () => {
    const bought = [purchase('2026-11-01', '2026-11-20', 1), purchase('2026-11-28', '2026-11-20', 2)];
    expect(longestWatchable(bought, 4)?.purchase.product_id).toBe(2);
    expect(longestWatchable([], 4)).toBeUndefined();
  });
});
