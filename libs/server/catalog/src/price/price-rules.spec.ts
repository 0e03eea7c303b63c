import type { Refusal } from '@wethi/platform';
import { effectivePrice, isTierActive, openTier } from './price-rules';
import type { Product } from '../product/product.entity';
import type { ProductPrice } from './product-price.entity';

const product = {
  id: 1,
  product_status: 'sale',
  product_disable: 'N',
  product_price: 590.5,
  product_price_list: 'N',
  product_free: 'N',
} satisfies Partial<Product>;
const tiered = { ...product, product_price_list: 'Y' } as const;
const today = '2026-11-25';
const stranger = { today, existingMember: false };

function tier(id: number, values: Partial<ProductPrice>): ProductPrice {
  const open = { product_price_member: 'NL', product_price_start: null, product_price_to: null } as const;
  return { id, product_id: 1, ...open, ...values } as ProductPrice;
}
const tiers = [
  tier(1, { product_price_value: 590, product_price_to: '2026-11-25' }),
  tier(2, { product_price_value: 540, product_price_member: 'MB' }),
  tier(3, { product_price_value: 890 }),
  tier(4, { product_price_value: 790, product_price_start: '2026-11-26' }),
];

function refusalOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Refusal).code;
  }
  return 'none';
}

describe('prices', () => {
  it('CAT-05 sells at the product price, in satang, when there are no tiers', () => {
    expect(effectivePrice(product, [], undefined, stranger)).toEqual({ satang: 59050 });
  });

  it('CAT-05 sells for nothing only what is marked free', () => {
    const nothing = { ...product, product_price: '0.00' };
    expect(refusalOf(() => effectivePrice(nothing, [], undefined, stranger))).toBe('PRICE_NOT_SET');
    expect(effectivePrice({ ...nothing, product_free: 'Y' }, [], undefined, stranger)).toEqual({ satang: 0 });
    const gift = tier(5, { product_price_value: 0 });
    expect(refusalOf(() => effectivePrice(tiered, [gift], 5, stranger))).toBe('PRICE_NOT_SET');
  });

  it('CAT-05 counts the first and the last day of a tier as sold', () => {
    const days = ['2026-11-25', '2026-11-26', '2026-11-28', '2026-11-29'];
    const period = { product_price_start: '2026-11-26', product_price_to: '2026-11-28' };
    expect(days.map((day) => isTierActive(period, day))).toEqual([false, true, true, false]);
  });

  it('CAT-05 gives the cheapest tier that everybody may buy on the day when none is chosen', () => {
    expect(openTier(tiers, '2026-11-25')?.id).toBe(1);
    expect(openTier(tiers, '2026-11-26')?.id).toBe(4);
    expect(effectivePrice(tiered, tiers, undefined, stranger)).toMatchObject({ satang: 59000, tier: { id: 1 } });
  });

  it('CAT-05 sells the member tier to existing members only', () => {
    expect(refusalOf(() => effectivePrice(tiered, tiers, 2, stranger))).toBe('PRICE_MEMBERS_ONLY');
    expect(effectivePrice(tiered, tiers, 2, { today, existingMember: true }).satang).toBe(54000);
  });

  it.each([
    ['not begun', 4, today],
    ['over', 1, '2026-11-26'],
    ['of another product', 99, today],
  ])('CAT-05 refuses a tier that is %s', (_, id, day) => {
    expect(refusalOf(() => effectivePrice(tiered, tiers, id, { ...stranger, today: day }))).toBe('PRICE_NOT_AVAILABLE');
  });

  it('CAT-05 refuses a tier of a product that does not sell at tiers, and tiers when none is open', () => {
    expect(refusalOf(() => effectivePrice(product, tiers, 1, stranger))).toBe('PRICE_NOT_AVAILABLE');
    expect(refusalOf(() => effectivePrice(tiered, [], undefined, stranger))).toBe('PRICE_NOT_AVAILABLE');
  });

  it.each([
    ['sale', 'N', 'none'],
    ['live', 'N', 'none'],
    ['replay', 'N', 'none'],
    ['coming', 'N', 'PRODUCT_CLOSED'],
    ['end', 'N', 'PRODUCT_CLOSED'],
    ['sale', 'Y', 'PRODUCT_CLOSED'],
  ] as const)('BUY-02 status %s, disabled %s: %s', (product_status, product_disable, code) => {
    const sold = { ...product, product_status, product_disable };
    expect(refusalOf(() => effectivePrice(sold, [], undefined, stranger))).toBe(code);
  });
});
