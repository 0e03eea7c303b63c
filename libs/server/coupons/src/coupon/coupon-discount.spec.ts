import { sumSatang } from '@wethi/contract';
import fc from 'fast-check';
import { discountOf, discountsOf, fitsProduct } from './coupon-discount';
import type { Coupon } from './coupon.entity';

const NOTHING = { coupon_price: null, coupon_percent: null, coupon_point: null, coupon_pay: null };
const coupon = (values: Partial<Coupon>) =>
  ({ coupon_type: 'All', coupon_product_type: 'All', product_id: null, ...NOTHING, ...values }) as Coupon;

describe('what a coupon takes off', () => {
  it.each<[string, Partial<Coupon>, number, number]>([
    ['baht', { coupon_type: 'Price', coupon_price: 100 }, 59_000, 10_000],
    ['baht with satang', { coupon_type: 'Price', coupon_price: 0.25 }, 59_000, 25],
    ['no more than the price', { coupon_type: 'Price', coupon_price: 1000 }, 59_000, 59_000],
    ['percent', { coupon_type: 'Percent', coupon_percent: 15 }, 59_000, 8_850],
    ['percent, half a satang up', { coupon_type: 'Percent', coupon_percent: 50 }, 59_001, 29_501],
    ['all of it', { coupon_type: 'Percent', coupon_percent: 100 }, 59_000, 59_000],
    ['points', { coupon_type: 'Point', coupon_point: 40 }, 59_000, 4_000],
    ['down to a price', { coupon_type: 'Pay', coupon_pay: 490 }, 59_000, 10_000],
    ['down to nothing', { coupon_type: 'Pay', coupon_pay: 0 }, 59_000, 59_000],
    ['nothing from what costs less than the price to pay', { coupon_type: 'Pay', coupon_pay: 690 }, 59_000, 0],
    ['percent first, then baht', { coupon_percent: 10, coupon_price: 100 }, 59_000, 15_900],
    ['percent alone', { coupon_percent: 10 }, 59_000, 5_900],
    ['baht alone', { coupon_price: 100 }, 59_000, 10_000],
    ['nothing where nothing is filled in', {}, 59_000, 0],
    ['only what its type reads', { coupon_type: 'Price', coupon_percent: 50, coupon_pay: 1 }, 59_000, 0],
    ['nothing from what is free', { coupon_type: 'Price', coupon_price: 100 }, 0, 0],
  ])('BUY-07 %s', (_, values, satang, discount) => {
    expect(discountOf(coupon(values), satang)).toBe(discount);
  });

  it('BUY-07 fits its product, or every product', () => {
    expect(fitsProduct({ coupon_product_type: 'Only', product_id: 1 }, 1)).toBe(true);
    expect(fitsProduct({ coupon_product_type: 'Only', product_id: 1 }, 2)).toBe(false);
    expect(fitsProduct({ coupon_product_type: 'All', product_id: 1 }, 2)).toBe(true);
  });

  it('BUY-07 takes its baht once from an order, shared by price', () => {
    const lines = [59_000, 29_000, 12_000].map((satang, index) => ({ product_id: index + 1, satang }));
    const baht = { coupon_type: 'Price', coupon_price: 100 } as const;
    expect(discountsOf(coupon(baht), lines)).toEqual([5_900, 2_900, 1_200]);
    expect(discountsOf(coupon({ ...baht, coupon_product_type: 'Only', product_id: 2 }), lines)).toEqual([0, 10_000, 0]);
  });

  it('BUY-07 loses no satang among the lines and makes none cost less than nothing', () => {
    const satang = fc.integer({ min: 0, max: 99_999_999_999 });
    const value = fc.record({
      coupon_type: fc.constantFrom('All', 'Price', 'Percent', 'Point', 'Pay'),
      coupon_price: fc.integer({ min: 0, max: 2_000 }),
      coupon_percent: fc.integer({ min: 0, max: 100 }),
    });
    const judged = fc.property(fc.array(satang, { minLength: 1, maxLength: 10 }), value, (prices, values) => {
      const one = coupon(values as Partial<Coupon>);
      const lines = prices.map((price, product_id) => ({ product_id, satang: price }));
      const discounts = discountsOf(one, lines);
      expect(sumSatang(discounts)).toBe(discountOf(one, sumSatang(prices)));
      discounts.forEach((discount, index) => {
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(prices[index]!);
      });
    });
    fc.assert(judged, { seed: 7, numRuns: 300 });
  });
});
