import { bangkokTime } from '@wethi/format';
import type { VideoWatched } from './video-watched.entity';
import type { ReportedViewing } from './viewing-record';

const HOUR_MINUTES = 60;
/** No show is longer than a day; positions beyond it are made up. */
const MOST_MINUTES = 24 * HOUR_MINUTES;
/** These say where playing begins, not what was played. */
const BEGINNINGS = ['Play', 'Seek'];

/** The minute of the video that was played just before a report; undefined where none was. */
export function minuteOf({ event, cur_time_end }: Pick<ReportedViewing, 'event' | 'cur_time_end'>): number | undefined {
  const minute = Math.floor((cur_time_end - 1) / 60);
  return minute < 0 || minute >= MOST_MINUTES || BEGINNINGS.includes(event) ? undefined : minute;
}

/** What was played before each report, as far as there was time to play it: players report more than once a minute. */
export function watchedMinutes(
  reports: readonly ReportedViewing[],
  isLive: (report: ReportedViewing) => boolean,
): VideoWatched[] {
  const rows = new Map<string, VideoWatched>();
  for (const report of reports) {
    const { user_id, video_id, at, minutes: earned = 1 } = report;
    const last = minuteOf(report) ?? -1;
    const visit_date = bangkokTime(new Date(at)).date;
    const live = isLive(report) ? 'Y' : 'N';
    for (let minute = last; minute >= 0 && minute > last - earned; minute -= 1) {
      const hour = Math.floor(minute / HOUR_MINUTES);
      const key = `${video_id}.${visit_date}.${user_id}.${hour}.${live}`;
      const bit = 1n << BigInt(minute % HOUR_MINUTES);
      const minutes = (BigInt(rows.get(key)?.minutes ?? 0) | bit).toString();
      rows.set(key, { video_id, visit_date, user_id, hour, live, minutes });
    }
  }
  return [...rows.values()];
}
