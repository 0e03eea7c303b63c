import { instantOf } from '@wethi/format';
import { dateRange, filterCount, filterFrom, productQuery } from './show-filter';

const NOW = instantOf('2026-11-20', '13:20');

const queryOf = (address: string) => productQuery(filterFrom(new URLSearchParams(address)), NOW);

describe('show filter', () => {
  it.each([
    ['', {}],
    ['type=replay&type=course', { product_kind_in: 'replay,course' }],
    ['q=%20แสง%20&date=', { q: 'แสง' }],
    ['status=live', { product_live: 'Y' }],
    ['date=week', { product_show_at_gte: '2026-11-16', product_show_at_lte: '2026-11-22 23:59:59' }],
    ['date=month', { product_show_at_gte: '2026-11-01', product_show_at_lte: '2026-11-30 23:59:59' }],
    ['price=low', { product_price_lte: 300 }],
    ['price=high', { product_price_gte: 600.01 }],
    ['type=stage&order=cheap', { product_kind_in: 'stage', sort: 'product_price' }],
    ['type=nonsense&date=nonsense', {}],
    ['type=constructor&date=toString&price=valueOf&order=constructor', {}],
  ])('SITE-07 narrows the list by %p', (address, expected) => {
    expect(queryOf(address)).toEqual(expected);
  });

  it('SITE-07 counts the filters that are on', () => {
    expect(filterCount(filterFrom(new URLSearchParams('type=stage&type=replay&date=week&order=dear')))).toBe(3);
  });

  it('knows weeks from Monday to Sunday, and the month after December', () => {
    expect(dateRange('week', '2026-11-22')).toEqual(['2026-11-16', '2026-11-22']);
    expect(dateRange('next-month', '2026-12-31')).toEqual(['2027-01-01', '2027-01-31']);
  });
});
