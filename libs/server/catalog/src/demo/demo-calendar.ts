import { addDays, bangkokTime } from '@wethi/format';
import type { DemoShow } from './demo-shows';

/** Early bird prices of the next show are still open when it is at least this far away. */
const DAYS_AHEAD = 5;
const SATURDAY = 6;
const MINUTE_MS = 60_000;

export interface DemoTimes {
  stage_date: string;
  stage_time_start: string;
  stage_time_to: string;
}

/**
 * Date and times of a demo show, seen from the moment the data is made.
 * @throws Error when a show that is not on air has no time of day
 */
export function timesOf({ day, start, minutes, url }: DemoShow, now: Date): DemoTimes {
  if ('minutesAgo' in day) {
    const begin = new Date(now.getTime() - day.minutesAgo * MINUTE_MS);
    const end = new Date(begin.getTime() + minutes * MINUTE_MS);
    return { stage_date: bangkokTime(begin).date, stage_time_start: toMinute(begin), stage_time_to: toMinute(end) };
  }
  if (!start) throw new Error(`the demonstration show ${url} has no time of day`);
  const today = bangkokTime(now).date;
  const stage_date = 'days' in day ? addDays(today, day.days) : addDays(nextSaturday(today), day.saturday * 7);
  const stage_time_start = `${start}:00`;
  return { stage_date, stage_time_start, stage_time_to: later(stage_time_start, minutes * 60) };
}

/** A time of day some seconds later, past midnight if need be. */
export function later(time: string, seconds: number): string {
  return new Date(Date.parse(`1970-01-01T${time}Z`) + seconds * 1000).toISOString().slice(11, 19);
}

function nextSaturday(today: string): string {
  const earliest = addDays(today, DAYS_AHEAD);
  return addDays(earliest, (SATURDAY - new Date(`${earliest}T00:00:00Z`).getUTCDay() + 7) % 7);
}

function toMinute(instant: Date): string {
  return `${bangkokTime(instant).time.slice(0, 5)}:00`;
}
