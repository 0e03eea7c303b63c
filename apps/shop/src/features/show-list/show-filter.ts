import { PRODUCT_KIND, type ProductKind } from '@wethi/contract';
import { addDays, bangkokTime } from '@wethi/format';
import type { QueryOf } from '@wethi/http';

/** Shows that are added to a list at once. */
export const PAGE_SIZE = 12;

/** As many as one answer of the API holds, in whole pages. */
export const MAX_SHOWN = 96;

/** What a visitor may narrow the list by, beside its kinds; the words stand in the address, so that a list can be shared. */
export const DATES = { all: 'ทั้งหมด', week: 'สัปดาห์นี้', month: 'เดือนนี้', 'next-month': 'เดือนหน้า' } as const;
export const PRICES = {
  all: 'ทุกราคา',
  low: 'ไม่เกิน ฿300.00',
  middle: '฿300.00 – ฿600.00',
  high: 'มากกว่า ฿600.00',
} as const;
export const ORDERS = { soon: 'วันแสดงใกล้ที่สุด', cheap: 'ราคาน้อยไปมาก', dear: 'ราคามากไปน้อย' } as const;

/** Nothing said means nearest first: the API's own order. */
const SORTED: Record<keyof typeof ORDERS, { sort?: string }> = {
  soon: {},
  cheap: { sort: 'product_price' },
  dear: { sort: '-product_price' },
};

const PRICE_RANGES: Record<keyof typeof PRICES, { product_price_gte?: number; product_price_lte?: number }> = {
  all: {},
  low: { product_price_lte: 300 },
  middle: { product_price_gte: 300, product_price_lte: 600 },
  high: { product_price_gte: 600.01 },
};

/** Longer is no search. */
const LONGEST_SEARCH = 100;

export interface ShowFilter {
  /** What is searched for; empty: everything. */
  q: string;
  types: ProductKind[];
  live: boolean;
  date: keyof typeof DATES;
  price: keyof typeof PRICES;
  order: keyof typeof ORDERS;
}

function oneOf<Table extends object>(table: Table, value: string | null, otherwise: keyof Table): keyof Table {
  return value !== null && Object.keys(table).includes(value) ? (value as keyof Table) : otherwise;
}

/** Reads a filter from an address; words that are not known mean no filter. */
export function filterFrom(search: URLSearchParams): ShowFilter {
  return {
    q: (search.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    types: search.getAll('type').filter((type): type is ProductKind => Object.keys(PRODUCT_KIND).includes(type)),
    live: search.get('status') === 'live',
    date: oneOf(DATES, search.get('date'), 'all'),
    price: oneOf(PRICES, search.get('price'), 'all'),
    order: oneOf(ORDERS, search.get('order'), 'soon'),
  };
}

/** How many of the filters are on. */
export function filterCount({ types, live, date, price }: ShowFilter): number {
  return types.length + [live, date !== 'all', price !== 'all'].filter(Boolean).length;
}

/** First and last day of a choice; weeks run from Monday to Sunday. */
export function dateRange(choice: Exclude<keyof typeof DATES, 'all'>, today: string): [from: string, to: string] {
  if (choice === 'week') {
    const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
    return [addDays(today, -sinceMonday), addDays(today, 6 - sinceMonday)];
  }
  const first = choice === 'month' ? `${today.slice(0, 7)}-01` : nextMonth(today);
  return [first, addDays(nextMonth(first), -1)];
}

/** Its first day. */
const nextMonth = (date: string): string => `${addDays(`${date.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;

/** A filter as the API's list of products takes it. */
export function productQuery(filter: ShowFilter, now: number): QueryOf<'GET', 'productView'> {
  return {
    ...(filter.q && { q: filter.q }),
    ...(filter.types.length > 0 && { product_kind_in: filter.types.join() }),
    ...(filter.live && { product_live: 'Y' }),
    ...(filter.date !== 'all' && momentsOf(dateRange(filter.date, bangkokTime(now).date))),
    ...PRICE_RANGES[filter.price],
    ...SORTED[filter.order],
  };
}

const momentsOf = ([from, to]: [from: string, to: string]) => ({
  product_show_at_gte: from,
  product_show_at_lte: `${to} 23:59:59`,
});
