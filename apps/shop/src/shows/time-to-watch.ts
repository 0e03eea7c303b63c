import { duration, shortDuration } from '@wethi/format';
import type { TvShow } from '../api-types';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Something bought that can be watched for a while. */
interface Watchable {
  until: string;
}

/** '4 วัน', and hours on the last day. @param now ms since 1970 */
function daysToWatch({ until }: Watchable, now: number): string {
  const left = Math.max(0, Date.parse(until) - now);
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
  return show.position > 0 ? `ดูต่อจาก ${duration(show.position)}` : `เหลือเวลาดู ${daysToWatch(show, now)}`;
}
