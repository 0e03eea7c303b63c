import { DAY_MS, duration, shortDuration } from '@wethi/format';
import type { TvShow } from '../api-types';

const HOUR_MS = 3_600_000;

/** Something bought that can be watched for a while. */
interface Watchable {
  until: string;
}

/** '4 วัน', and hours on the last day. @param left ms */
export function timeLeft(left: number): string {
  if (left >= DAY_MS) return `${Math.floor(left / DAY_MS)} วัน`;
  return left >= HOUR_MS ? `${Math.floor(left / HOUR_MS)} ชม.` : shortDuration(left / 1000);
}

/** Whether today is the last chance, or tomorrow. */
export function isEnding({ until }: Watchable, now: number): boolean {
  return Date.parse(until) - now < 2 * DAY_MS;
}

/** A line under the title of something to watch on a television. */
export function aboutShow(show: TvShow, now: number): string {
  if (show.live) return show.band_name;
  if (show.position > 0) return `ดูต่อจาก ${duration(show.position)}`;
  return `เหลือเวลาดู ${timeLeft(Math.max(0, Date.parse(show.until) - now))}`;
}
