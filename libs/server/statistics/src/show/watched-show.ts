import { Injectable } from '@nestjs/common';
import type { YesNo } from '@wethi/contract';
import { Video } from '@wethi/media';
import { Database, Records, type Actor } from '@wethi/platform';
import { type AliasedExpression, sql } from 'kysely';
import type { ShowQuery } from './show.dto';

/** Who watched less looked in by mistake. */
export const VIEWER_SECONDS = 180;

/** 0 to 59. Not MariaDB's own sequence, which the account of the processes has no right to. */
const MINUTES_OF_HOUR = sql<{ seq: number }>`(
  with recursive minute (seq) as (select 0 union all select seq + 1 from minute where seq < 59) select seq from minute
)`;

/** The viewing of one video in a range of days; whose video it is was asked. */
export interface WatchedShow {
  video: Video;
  first: string;
  last: string;
  /** While the show was going on, or its replay; both without it. */
  live?: YesNo;
}

/** How many people played the same minutes of an hour, one bit each. */
interface Alike {
  hour: number;
  minutes: string;
  people: number;
}

const EVER: readonly [first: string, last: string] = ['2000-01-01', '9999-12-31'];

/** What all reports of a show begin with. */
@Injectable()
export class WatchedShows {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
  ) {}

  /** @throws Refusal NOT_FOUND, also for a video of another band */
  async open({ video_id, date_start, date_to, live }: ShowQuery, actor: Actor): Promise<WatchedShow> {
    const video = await this.records.byId(Video, video_id, actor);
    return { video, first: date_start ?? EVER[0], last: date_to ?? EVER[1], live };
  }

  viewings({ video, first, last, live }: WatchedShow) {
    return this.database.sql
      .selectFrom('video_statistics as s')
      .where('s.video_id', '=', video.id)
      .where('s.visit_date', '>=', first)
      .where('s.visit_date', '<=', last)
      .$if(live !== undefined, (viewings) => viewings.where('s.live', '=', live as YesNo));
  }

  /** Which minutes of each hour of the video each person played, on whatever days. */
  watched({ video, first, last, live }: WatchedShow) {
    return this.database.sql
      .selectFrom('video_watched as w')
      .select(['w.hour', sql<string>`bit_or(w.minutes)`.as('minutes')])
      .where('w.video_id', '=', video.id)
      .where('w.visit_date', '>=', first)
      .where('w.visit_date', '<=', last)
      .$if(live !== undefined, (watched) => watched.where('w.live', '=', live as YesNo))
      .groupBy(['w.user_id', 'w.hour']);
  }

  /** The same of one of them, for each day and for the show and its replay apart. */
  watchedBy({ video, first, last, live }: WatchedShow, userId: number) {
    return this.database.sql
      .selectFrom('video_watched as w')
      .select(['w.hour', sql<string>`w.minutes`.as('minutes')])
      .where('w.video_id', '=', video.id)
      .where('w.user_id', '=', userId)
      .where('w.visit_date', '>=', first)
      .where('w.visit_date', '<=', last)
      .$if(live !== undefined, (watched) => watched.where('w.live', '=', live as YesNo));
  }

  /** How many played each minute of the video; who did on two days is two. */
  playedOnDays({ video, first, last, live }: WatchedShow) {
    const alike = this.database.sql
      .selectFrom('video_watched as w')
      .select(({ fn }) => ['w.hour', sql<string>`w.minutes`.as('minutes'), fn.countAll<number>().as('people')])
      .where('w.video_id', '=', video.id)
      .where('w.visit_date', '>=', first)
      .where('w.visit_date', '<=', last)
      .$if(live !== undefined, (watched) => watched.where('w.live', '=', live as YesNo))
      .groupBy(['w.hour', 'w.minutes']);
    return this.byMinute(alike.as('alike'));
  }

  /** How many of the viewers played each minute of the video, on whatever days. */
  playedMinutes(show: WatchedShow) {
    const ofEach = this.watched(show).innerJoin(this.viewers(show).as('viewer'), 'viewer.user_id', 'w.user_id');
    // Most watch whole hours, so that few rows are left to be told apart by minutes.
    const alike = this.database.sql
      .selectFrom(ofEach.as('one'))
      .select(({ fn }) => ['hour', 'minutes', fn.countAll<number>().as('people')])
      .groupBy(['hour', 'minutes']);
    return this.byMinute(alike.as('alike'));
  }

  private byMinute(alike: AliasedExpression<Alike, 'alike'>) {
    return this.database.sql
      .selectFrom(alike)
      .innerJoin(MINUTES_OF_HOUR.as('of_hour'), (join) => join.on(sql<boolean>`alike.minutes >> of_hour.seq & 1`))
      .select(({ fn }) => [sql<number>`hour * 60 + seq`.as('minute'), fn.sum<number>('people').as('viewers')])
      .groupBy('minute');
  }

  /** On what the viewer of the query around it watched longest; null where the player did not tell. */
  device(show: WatchedShow) {
    return this.viewings(show)
      .select('s.device')
      .where('s.user_id', '=', sql.ref<number>('viewer.user_id'))
      .where('s.device', 'is not', null)
      .orderBy('s.time_total', 'desc')
      .limit(1);
  }

  /** One row for each person who watched three minutes at least; of one of them alone, if named. */
  viewers(show: WatchedShow, userId?: number) {
    return this.ofEach(show, userId).having(sql<number>`sum(s.time_total)`, '>=', VIEWER_SECONDS);
  }

  /** The viewers, and with what little they watched those who have a ticket; one of them alone, if named. */
  people(show: WatchedShow, userId?: number) {
    const played = sql<number>`coalesce(one.time_total, 0)`;
    const others = this.ticketHolders(show, userId)
      .leftJoin(this.ofEach(show, userId).as('one'), 'one.user_id', 'holder.user_id')
      .select(['holder.user_id', played.as('time_total')])
      .select(({ fn, lit }) => [
        fn.coalesce('one.stalls', lit(0)).as('stalls'),
        fn.coalesce('one.stall_seconds', lit(0)).as('stall_seconds'),
        fn.coalesce('one.reached', lit(0)).as('reached'),
        fn.coalesce('one.visits', lit(0)).as('visits'),
      ])
      .select('one.last_at')
      .where(played, '<', VIEWER_SECONDS);
    return this.viewers(show, userId).unionAll(others);
  }

  private ticketHolders({ video }: WatchedShow, userId: number | undefined) {
    // What was bought for somebody else is theirs, once they took it.
    const holder = sql<number>`if(o.gift_id is null, o.user_id, g.gift_user_id)`;
    const holders = this.database.sql
      .selectFrom('product as p')
      .innerJoin('orders_detail as d', 'd.product_id', 'p.id')
      .innerJoin('orders as o', 'o.id', 'd.orders_id')
      .leftJoin('gift as g', 'g.id', 'o.gift_id')
      .select(holder.as('user_id'))
      .distinct()
      .where(holder, 'is not', null)
      .where('p.stage_id', '=', video.stage_id)
      .where('o.orders_status', '=', 'approve')
      .where('d.orders_refund_id', 'is', null)
      .$if(userId !== undefined, (holders) => holders.where(holder, '=', userId as number));
    return this.database.sql.selectFrom(holders.as('holder'));
  }

  private ofEach(show: WatchedShow, userId: number | undefined) {
    return this.viewings(show)
      .$if(userId !== undefined, (viewings) => viewings.where('s.user_id', '=', userId as number))
      .select(({ fn }) => [
        's.user_id',
        fn.sum<number>('s.time_total').as('time_total'),
        fn.sum<number>('s.stall_total').as('stalls'),
        fn.sum<number>('s.stall_seconds').as('stall_seconds'),
        fn.max<number>('s.time_end').as('reached'),
        fn.countAll<number>().as('visits'),
        fn.max<Date | null>('s.update_at').as('last_at'),
      ])
      .groupBy('s.user_id');
  }
}
