import type { Dayjs } from 'dayjs';

/** Years of the Buddhist calendar, which the shop shows, begin far behind those of any show. */
const BUDDHIST_FROM = 2400;

/** A day of a calendar as it is kept, 'YYYY-MM-DD'. Whoever typed 20-11-2569 means 2026, as in files that are brought in. */
export function dayText(day: Dayjs): string {
  const year = day.year();
  return day.year(year >= BUDDHIST_FROM ? year - 543 : year).format('YYYY-MM-DD');
}
