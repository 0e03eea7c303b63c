import { addDays, bangkokTime } from '@wethi/format';
import { type ShowCard, showDate, startsAt } from '../../shows/show-card';

/** What a visitor may narrow the list by; the words stand in the address, so that a list can be shared. */
export const TYPES = {
  stage: 'งานแสดงสด',
  replay: 'ดูย้อนหลัง',
  course: 'คอร์สเรียน',
  trading: 'คอร์สเทรด',
} as const;
export const DATES = { all: 'ทั้งหมด', week: 'สัปดาห์นี้', month: 'เดือนนี้', 'next-month': 'เดือนหน้า' } as const;
export const PRICES = {
  all: 'ทุกราคา',
  low: 'ไม่เกิน ฿300.00',
  middle: '฿300.00 – ฿600.00',
  high: 'มากกว่า ฿600.00',
} as const;
export const ORDERS = { soon: 'วันแสดงใกล้ที่สุด', cheap: 'ราคาน้อยไปมาก', dear: 'ราคามากไปน้อย' } as const;

export type ShowType = keyof typeof TYPES;

export interface ShowFilter {
  types: ShowType[];
  live: boolean;
  date: keyof typeof DATES;
  price: keyof typeof PRICES;
  order: keyof typeof ORDERS;
}

function oneOf<Table extends object>(table: Table, value: string | null, otherwise: keyof Table): keyof Table {
  return value !== null && value in table ? (value as keyof Table) : otherwise;
}

/** Reads a filter from an address; words that are not known mean no filter. */
export function filterFrom(search: URLSearchParams): ShowFilter {
  return {
    types: search.getAll('type').filter((type): type is ShowType => type in TYPES),
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

export function typeOf(show: Pick<ShowCard, 'product_type' | 'product_status'>): ShowType {
  if (show.product_type === 'C') return 'course';
  if (show.product_type === 'T') return 'trading';
  return show.product_status === 'replay' ? 'replay' : 'stage';
}

const PRICE_TEST: Record<keyof typeof PRICES, (price: number) => boolean> = {
  all: () => true,
  low: (price) => price <= 300,
  middle: (price) => price >= 300 && price <= 600,
  high: (price) => price > 600,
};

/** First and last day of a choice; weeks run from Monday to Sunday. */
export function dateRange(choice: keyof typeof DATES, today: string): [from: string, to: string] {
  if (choice === 'all') return ['0000-00-00', '9999-99-99'];
  if (choice === 'week') {
    const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
    return [addDays(today, -sinceMonday), addDays(today, 6 - sinceMonday)];
  }
  const month = choice === 'month' ? today.slice(0, 7) : addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7);
  return [`${month}-01`, `${month}-31`];
}

const DAY_MS = 86_400_000;

/** Shows to come by their date, then those that were, newest first. */
function bySoonest(now: number) {
  const place = (show: ShowCard) => {
    const start = startsAt(show);
    const over = show.product_status === 'replay' || show.product_status === 'end';
    const ahead = show.product_status === 'live' || (!over && start > now - DAY_MS && Number.isFinite(start));
    return ahead ? start : Number.isFinite(start) ? 1e15 - start : 1e16;
  };
  return (a: ShowCard, b: ShowCard) => place(a) - place(b);
}

/** The shows that a filter leaves, in its order. */
export function filterShows(shows: ShowCard[], filter: ShowFilter, now: number): ShowCard[] {
  const [from, to] = dateRange(filter.date, bangkokTime(now).date);
  const left = shows.filter((show) => {
    const date = showDate(show);
    return (
      (!filter.types.length || filter.types.includes(typeOf(show))) &&
      (!filter.live || show.product_status === 'live') &&
      (filter.date === 'all' || (date !== null && date >= from && date <= to)) &&
      PRICE_TEST[filter.price](show.product_price)
    );
  });
  if (filter.order === 'soon') return left.sort(bySoonest(now));
  return left.sort((a, b) => (a.product_price - b.product_price) * (filter.order === 'cheap' ? 1 : -1));
}
