/** Each has as many: Bangkok knows no summer time. */
export const DAY_MS = 86_400_000;

/** Between instants and the dates and times of day of the business, which are Bangkok's (decisions.md §1). */

/** Thailand keeps UTC+7 all year. */
const OFFSET_SECONDS = 7 * 3600;

export interface BangkokTime {
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:MM:SS' */
  time: string;
}

/**
 * Date and time of day in Bangkok of an instant.
 * @param instant milliseconds since 1970 UTC, a Date, or ISO text with a zone
 * @throws RangeError when the instant is not a time
 */
export function bangkokTime(instant: number | string | Date): BangkokTime {
  const shifted = new Date(new Date(instant).getTime() + OFFSET_SECONDS * 1000).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 19) };
}

/**
 * An instant as a database compares it with dates and times of Bangkok.
 * @param instant as of `bangkokTime`
 * @returns 'YYYY-MM-DD HH:MM:SS'
 * @throws RangeError when the instant is not a time
 */
export function bangkokDateTime(instant: number | string | Date): string {
  const { date, time } = bangkokTime(instant);
  return `${date} ${time}`;
}

/**
 * The instant of a Bangkok date and time of day.
 * @param date 'YYYY-MM-DD'
 * @param time 'HH:MM' or 'HH:MM:SS'; midnight when left out
 * @returns milliseconds since 1970 UTC
 */
export function instantOf(date: string, time = '00:00:00'): number {
  return Date.parse(`${date.slice(0, 10)}T${time.length === 5 ? `${time}:00` : time}+07:00`);
}

/** A date some days later (or earlier): ('2026-11-28', 4) → '2026-12-02'. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Every date from the first to the last: ('2026-11-30', '2026-12-01') → both; none where the last comes before the first. */
export function daysOf(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The same day some months later, or the last of a shorter month: ('2026-01-31', 1) → '2026-02-28'. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

const DAY_SECONDS = 86_400;

/** Seconds from one time of day to the next other: '23:50:00', '00:10:00' → 1200, as shows go on after midnight. */
export function secondsFrom(begin: string, time: string): number {
  return (secondsOfDay(time) - secondsOfDay(begin) + DAY_SECONDS) % DAY_SECONDS;
}

/** Seconds of a time of day: '19:30:00' → 70200. */
export function secondsOfDay(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
