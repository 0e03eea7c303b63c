import { Injectable } from '@nestjs/common';
import { LIST_LIMIT } from '@wethi/contract';
import { daysOf } from '@wethi/format';
import type { VideoStatistics } from '@wethi/media';
import { Clock, Database } from '@wethi/platform';
import { sql } from 'kysely';
import { monthOf, weekOf, yearUpTo, type Period } from './periods';
import type { Somebody } from './somebody';
import type { LastViewed, VideoToday, WatchedDay, WatchedMonth, WatchedTotals, WatchedVideo } from './watched.dto';

const OF_VIDEO = ['s.video_id', 'v.stage_id', 'v.video_name', 'v.video_path', 'v.video_duration'] as const;
const COUNTED = [
  'time_total',
  'pause_total',
  'end_total',
  'three_min_total',
  'five_min_total',
  'ten_min_total',
] as const;

/** What somebody watched, summed up by the database (WATCH-07). Days are Bangkok's, totals whole seconds. */
@Injectable()
export class Watched {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async today(who: Somebody): Promise<number> {
    const today = this.clock.today();
    return this.seconds(who, [today, today]);
  }

  async thisWeek(who: Somebody): Promise<number> {
    return this.seconds(who, weekOf(this.clock.today()));
  }

  async thisMonth(who: Somebody): Promise<number> {
    return this.seconds(who, monthOf(this.clock.today()));
  }

  async totals(who: Somebody): Promise<WatchedTotals> {
    const [dayTotalSecond, weekTotalSecond, monthTotalSecond] = await Promise.all([
      this.today(who),
      this.thisWeek(who),
      this.thisMonth(who),
    ]);
    return { dayTotalSecond, weekTotalSecond, monthTotalSecond };
  }

  /** Every day of a month, also those without any. @param month 'YYYY-MM'; the present one without it */
  async daysOfMonth(who: Somebody, month = this.clock.today()): Promise<WatchedDay[]> {
    const period = monthOf(month);
    const watched = await this.within(who, period)
      .select(['s.visit_date as date', secondsPlayed()])
      .groupBy('s.visit_date')
      .execute();
    const byDate = new Map(watched.map(({ date, seconds }) => [date, seconds]));
    return daysOf(...period).map((date) => ({ date, dayTotalSecond: byDate.get(date) ?? 0 }));
  }

  /** The twelve months up to the present one, also those without any. */
  async months(who: Somebody): Promise<WatchedMonth[]> {
    const today = this.clock.today();
    const months = yearUpTo(today);
    const watched = await this.within(who, [`${months[0]}-01`, monthOf(today)[1]])
      .select([sql<string>`left(s.visit_date, 7)`.as('month'), secondsPlayed()])
      .groupBy('month')
      .execute();
    const byMonth = new Map(watched.map(({ month, seconds }) => [month, seconds]));
    return months.map((month) => ({ month, monthTotalSecond: byMonth.get(month) ?? 0 }));
  }

  /** The videos that were watched today, the longest first. */
  async videosToday(who: Somebody): Promise<VideoToday[]> {
    const today = this.clock.today();
    const watched = await this.within(who, [today, today])
      .select([...OF_VIDEO, secondsPlayed()])
      .groupBy('v.id')
      .orderBy('seconds', 'desc')
      .orderBy('v.id')
      .execute();
    return watched.map(({ seconds, ...video }) => ({ ...video, dayTotalSecond: seconds }));
  }

  /** The videos that were watched last with the records of their last viewings, the newest first. */
  lastViewed(who: Somebody): Promise<LastViewed[]> {
    return this.records(who)
      .where('s.id', '=', ({ selectFrom }) =>
        selectFrom('video_statistics as other')
          .select('other.id')
          .whereRef('other.user_id', '=', 's.user_id')
          .whereRef('other.video_id', '=', 's.video_id')
          .orderBy('other.update_at', 'desc')
          .orderBy('other.id', 'desc')
          .limit(1),
      )
      .limit(LIST_LIMIT)
      .execute();
  }

  /** The record of the last viewing (product.md §4); undefined when there is none. @param videoId of any video without it */
  last(who: Somebody, videoId?: number): Promise<VideoStatistics | undefined> {
    return this.records(who)
      .$if(videoId !== undefined, (rows) => rows.where('s.video_id', '=', videoId as number))
      .limit(1)
      .executeTakeFirst();
  }

  /** Every video that somebody watched, the one that they watched last first. */
  videos(who: Somebody): Promise<WatchedVideo[]> {
    return this.by(who)
      .select(OF_VIDEO)
      .select(({ fn }) => [
        ...COUNTED.map((name) => fn.sum<number>(`s.${name}`).as(name)),
        fn.countAll<number>().as('visits'),
        fn.max('s.visit_date').as('last_date'),
      ])
      .groupBy('v.id')
      .orderBy('last_date', 'desc')
      .orderBy('v.id')
      .execute();
  }

  private async seconds(who: Somebody, period: Period): Promise<number> {
    const { seconds } = await this.within(who, period).select(secondsPlayed()).executeTakeFirstOrThrow();
    return seconds;
  }

  private within(who: Somebody, [first, last]: Period) {
    return this.by(who).where('s.visit_date', '>=', first).where('s.visit_date', '<=', last);
  }

  /** The newest first. */
  private records(who: Somebody) {
    return this.by(who)
      .selectAll('s')
      .select(['v.stage_id', 'v.video_name', 'v.video_path', 'v.video_duration'])
      .orderBy('s.update_at', 'desc')
      .orderBy('s.id', 'desc');
  }

  private by({ userId, bandId }: Somebody) {
    return this.database.sql
      .selectFrom('video_statistics as s')
      .innerJoin('video as v', 'v.id', 's.video_id')
      .where('s.user_id', '=', userId)
      .$if(bandId !== undefined, (rows) => rows.where('v.band_id', '=', bandId as number));
  }
}

const secondsPlayed = () => sql<number>`coalesce(sum(s.time_total), 0)`.as('seconds');
