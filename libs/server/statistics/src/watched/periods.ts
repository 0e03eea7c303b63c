import { addDays } from '@wethi/format';

/** Days in Bangkok, 'YYYY-MM-DD', both included. */
export type Period = readonly [first: string, last: string];

const MONTHS_OF_YEAR = 12;

/** The week of a day, Monday to Sunday. */
export function weekOf(day: string): Period {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(day, -sinceMonday);
  return [monday, addDays(monday, 6)];
}

/** The days of a month. @param month 'YYYY-MM', or any day of it */
export function monthOf(month: string): Period {
  const first = `${month.slice(0, 7)}-01`;
  return [first, addDays(monthsLater(first, 1), -1)];
}

/** The twelve months up to the one of a day, 'YYYY-MM', oldest first. */
export function yearUpTo(day: string): string[] {
  return Array.from({ length: MONTHS_OF_YEAR }, (_, index) => monthsLater(day, index + 1 - MONTHS_OF_YEAR).slice(0, 7));
}

/** The first day of the month that is some months after (or before) the one of a day. */
function monthsLater(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}
