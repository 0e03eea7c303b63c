import { Injectable } from '@nestjs/common';
import { Clock, Database, isDuplicate } from '@wethi/platform';
import { VideoStatistics } from './video-statistics.entity';

/** One report of a player. Totals run from the start of the viewing, so a lost or doubled report changes nothing. */
export interface ViewingReport {
  event: string;
  cur_time_end: number;
  time_total: number;
  pause_total: number;
  end_total: number;
}

interface ViewingOf {
  user_id: number;
  video_id: number;
  product_id: number | null;
  session: string;
}

type Totals = Pick<VideoStatistics, 'time_total' | 'pause_total' | 'end_total'>;

/** So near the end there is nothing to go on with. */
const END_SECONDS = 10;
const DAY_SECONDS = 86_400;
const COUNTED = [
  ...(['time_total', 'pause_total', 'end_total'] as const),
  ...(['three_min_total', 'five_min_total', 'ten_min_total'] as const),
];
const minutesReached = (seconds: number, minutes: number) => (seconds >= minutes * 60 ? 1 : 0);

/** Keeps what was watched, one row a viewing and day (WATCH-07; product.md §4 "Last viewing record"). */
@Injectable()
export class ViewingRecord {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Writes a report into the row of its viewing and of today; answers the row's id. */
  async write(viewing: ViewingOf, report: ViewingReport): Promise<number> {
    const { user_id, video_id, session } = viewing;
    const visit_date = this.clock.today();
    const known = await this.database.manager.findBy(VideoStatistics, { user_id, video_id, session });
    const today = known.find((row) => row.visit_date === visit_date);
    const columns = shareOf(
      report,
      known.filter((row) => row !== today),
    );
    if (today) {
      await this.updateRow(today.id, columns);
      return today.id;
    }
    try {
      return await this.insertRow({ ...viewing, visit_date }, columns);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return this.write(viewing, report); // two reports at once began the row
    }
  }

  /** Seconds where the viewer left, 0 when there is nothing to go on with. */
  async lastPosition(userId: number, videoId: number, duration: number | null): Promise<number> {
    const last = await this.lastRow(userId, videoId);
    if (!last || last.event === 'Ended') return 0;
    return duration !== null && last.cur_time_end > duration - END_SECONDS ? 0 : last.cur_time_end;
  }

  /** Reports may overtake each other on the way; what was counted once stays counted. */
  private async updateRow(id: number, columns: ReturnType<typeof shareOf>): Promise<void> {
    const kept = Object.fromEntries(COUNTED.map((name) => [name, () => `GREATEST(${name}, :${name})`]));
    // TypeORM would write whole seconds, and the newest row is found by this column.
    const update_at = () => 'CURRENT_TIMESTAMP(3)';
    const change = this.database.manager.createQueryBuilder().update(VideoStatistics);
    change.set({ ...columns, ...kept, update_at });
    await change.where('id = :id', { id }).setParameters(columns).execute();
  }

  private async insertRow(day: ViewingOf & { visit_date: string }, columns: Partial<VideoStatistics>): Promise<number> {
    const last = await this.lastRow(day.user_id, day.video_id);
    const afresh = !last || last.event === 'Ended';
    const start = afresh ? { time_start: 0, count: 1 } : { time_start: last.time_end, count: last.count + 1 };
    const row = this.database.manager.create(VideoStatistics, {
      ...day,
      ...columns,
      ...start,
      create_by: day.user_id,
    });
    await this.database.manager.insert(VideoStatistics, row);
    return row.id;
  }

  private lastRow(user_id: number, video_id: number): Promise<VideoStatistics | null> {
    const newest = { update_at: 'DESC', id: 'DESC' } as const;
    return this.database.manager.findOne(VideoStatistics, { where: { user_id, video_id }, order: newest });
  }
}

/** The part of a report that belongs to today: what earlier days of the same viewing counted is taken off. */
function shareOf(report: ViewingReport, earlier: VideoStatistics[]) {
  const rest = (name: keyof Totals) => Math.max(0, report[name] - earlier.reduce((sum, row) => sum + row[name], 0));
  const time_total = Math.min(rest('time_total'), DAY_SECONDS);
  return {
    event: report.event,
    cur_time_end: report.cur_time_end,
    time_end: report.cur_time_end,
    time_total,
    pause_total: rest('pause_total'),
    end_total: rest('end_total'),
    three_min_total: minutesReached(time_total, 3),
    five_min_total: minutesReached(time_total, 5),
    ten_min_total: minutesReached(time_total, 10),
  };
}
