import type { ProductPrice } from '../../api-types';
import { firstTier, saleOpensOn, tiersOf } from './price-tiers';

const TODAY = '2026-11-20';

function price(id: number, given: Partial<ProductPrice>): ProductPrice {
  return {
    id,
    product_id: 1,
    product_price_type: 'NL',
    product_price_member: 'NL',
    product_price_value: 500,
    product_price_show: 'Y',
    product_price_start: null,
    product_price_to: null,
    product_price_title: null,
    product_price_detail: null,
    ...given,
  } as ProductPrice;
}

const PRICES = [
  price(1, { product_price_member: 'MB' }),
  price(2, { product_price_type: 'EB', product_price_to: '2026-11-25' }),
  price(3, { product_price_start: '2026-11-26' }),
  price(4, { product_price_to: '2026-11-19' }),
];

describe('price tiers', () => {
  it('CAT-05 names each price, tells its dates, and drops the ones that are over', () => {
    const tiers = tiersOf({ product_price_list: 'Y' }, PRICES, TODAY);
    expect(tiers.map(({ title, note, open }) => [title, note, open])).toEqual([
      ['สมาชิกเดิม', 'เฉพาะสมาชิกเดิม', true],
      ['จองล่วงหน้า', 'ถึง 25 พ.ย. 2569 เวลา 23:59\u00a0น.', true],
      ['ราคาปกติ', 'เริ่มขาย 26 พ.ย. 2569', false],
    ]);
  });

  it('CAT-05 chooses the first price that is open to everyone', () => {
    expect(firstTier(tiersOf({ product_price_list: 'Y' }, PRICES, TODAY))?.id).toBe(2);
    expect(firstTier([])).toBeUndefined();
  });

  it('CAT-05 knows the day on which the sale opens, while it has not', () => {
    const coming = [
      price(5, { product_price_start: '2026-12-05' }),
      price(6, { product_price_start: '2026-12-01', product_price_member: 'MB' }),
    ];
    const opens = (prices: ProductPrice[]) => saleOpensOn(tiersOf({ product_price_list: 'Y' }, prices, TODAY));
    expect(opens(coming)).toBe('2026-12-01');
    expect(opens(PRICES)).toBeNull();
    expect(opens([])).toBeNull();
  });

  it('CAT-05 has no tiers for a product of one price', () => {
    expect(tiersOf({ product_price_list: 'N' }, PRICES, TODAY)).toEqual([]);
  });
});
