import { NEWS_HOURS } from '@wethi/contract';
import { bangkokTime } from '@wethi/format';
import { TryLater } from '@wethi/platform';

const DAY_MS = 86_400_000;

/** @param time of the day in Bangkok, 'hh:mm' or 'hh:mm:ss' */
export function isDay(time: string): boolean {
  const full = time.padEnd(8, ':00');
  return full >= NEWS_HOURS.from && full < NEWS_HOURS.to;
}

/** A moment, or the next morning where it lies in the night. */
export function byDay(moment: Date): Date {
  const { date, time } = bangkokTime(moment);
  if (isDay(time)) return moment;
  const morning = new Date(`${date}T${NEWS_HOURS.from}+07:00`);
  return morning >= moment ? morning : new Date(morning.getTime() + DAY_MS);
}

/** @throws TryLater until the morning, while it is night */
export function requireDay(now: Date): void {
  const wait = byDay(now).getTime() - now.getTime();
  if (wait > 0) throw new TryLater(wait / 1_000);
}
