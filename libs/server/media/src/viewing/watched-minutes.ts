import { bangkokTime } from '@wethi/format';
import type { VideoWatched } from './video-watched.entity';
import type { ReportedViewing } from './viewing-record';

const HOUR_SECONDS = 3_600;
/** No show is longer than a day; positions beyond it are made up. */
const MOST_HOURS = 24;
/** These say where playing begins, not what was played. */
const BEGINNINGS = ['Play', 'Seek'];

/** What was played just before each report: players report more than once a minute. */
export function watchedMinutes(
  reports: readonly ReportedViewing[],
  isLive: (report: ReportedViewing) => boolean,
): VideoWatched[] {
  const rows = new Map<string, VideoWatched>();
  for (const report of reports) {
    const { user_id, video_id, at, event, cur_time_end } = report;
    const second = cur_time_end - 1;
    const hour = Math.floor(second / HOUR_SECONDS);
    if (second < 0 || hour >= MOST_HOURS || BEGINNINGS.includes(event)) continue;
    const visit_date = bangkokTime(new Date(at)).date;
    const live = isLive(report) ? 'Y' : 'N';
    const key = `${video_id}.${visit_date}.${user_id}.${hour}.${live}`;
    const minute = 1n << BigInt(Math.floor((second % HOUR_SECONDS) / 60));
    const minutes = (BigInt(rows.get(key)?.minutes ?? 0) | minute).toString();
    rows.set(key, { video_id, visit_date, user_id, hour, live, minutes });
  }
  return [...rows.values()];
}
