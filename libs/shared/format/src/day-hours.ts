import { bangkokTime, DAY_MS, instantOf } from './time-zone';

/** Times of the day in Bangkok between which news leave: nobody is woken up by a message of the shop. */
const NEWS_HOURS = { from: '08:00:00', to: '21:00:00' } as const;

/** @param time of the day in Bangkok, 'hh:mm' or 'hh:mm:ss' */
export function isDay(time: string): boolean {
  const full = time.padEnd(8, ':00');
  return full >= NEWS_HOURS.from && full < NEWS_HOURS.to;
}

/** A moment, or the next morning where it lies in the night. */
export function byDay(moment: Date): Date {
  const { date, time } = bangkokTime(moment);
  if (isDay(time)) return moment;
  const morning = new Date(instantOf(date, NEWS_HOURS.from));
  return morning >= moment ? morning : new Date(morning.getTime() + DAY_MS);
}

/** When what is confirmed now leaves: on its day, in the morning where no time is said; without a day now, or by day. */
export function leavesAt(now: Date, date?: string | null, time?: string | null): Date {
  return byDay(date ? new Date(instantOf(date, time ?? NEWS_HOURS.from)) : now);
}
