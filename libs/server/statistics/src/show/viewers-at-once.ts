import { Injectable } from '@nestjs/common';
import { Database } from '@wethi/platform';
import { sql } from 'kysely';
import type { ViewersAt } from './show.dto';
import { WatchedShows, type WatchedShow } from './watched-show';

const MINUTE_MS = 60_000;
/** As many as one sees apart in a chart. */
const MOST_POINTS = 240;
const BEGAN = sql<number>`floor(unix_timestamp(least(s.create_at, s.update_at)) / 60)`;
const AFTER_END = sql<number>`floor(unix_timestamp(s.update_at) / 60) + 1`;

/**
 * How many viewings ran at the same time. One runs from its first report, as it was written down, through the minute of its
 * last. The database sums the changes up, so that no answer grows with the viewings or with the life of the video.
 */
@Injectable()
export class ViewersAtOnce {
  constructor(
    private readonly shows: WatchedShows,
    private readonly database: Database,
  ) {}

  /** The most, and the first minute that had them; undefined when nobody watched. */
  async peak(show: WatchedShow): Promise<ViewersAt | undefined> {
    const best = await this.database.sql
      .selectFrom(this.running(show).as('running'))
      .select(['minute', 'viewers'])
      .orderBy('viewers', 'desc')
      .orderBy('minute')
      .limit(1)
      .executeTakeFirst();
    return best && { at: new Date(best.minute * MINUTE_MS), viewers: best.viewers };
  }

  /** In as many steps as a chart can show, each with the most of its minutes. */
  async overTime(show: WatchedShow): Promise<ViewersAt[]> {
    const changed = await this.steps(show);
    const [opening] = changed;
    if (!opening) return [];
    const { first, last, width } = opening;
    const stepped = new Map(changed.map((step) => [step.step, step]));
    let before = 0;
    return Array.from({ length: Math.ceil((last - first) / width) }, (_, index) => {
      const minute = first + index * width;
      const step = stepped.get(index);
      const staying = step?.changed_at === minute ? 0 : before;
      const viewers = Math.max(staying, step?.most ?? 0);
      before = step?.after ?? before;
      return { at: new Date(minute * MINUTE_MS), viewers };
    });
  }

  /** Those in which the number changed; last: the first minute in which nobody watches any more. */
  private steps(show: WatchedShow) {
    const spans = this.database.sql
      .selectFrom(this.running(show).as('running'))
      .select(['minute', 'viewers', 'change'])
      .select([sql<number>`min(minute) over ()`.as('first'), sql<number>`max(minute) over ()`.as('last')]);
    const width = sql<number>`ceil((last - first) / ${MOST_POINTS})`;
    const placed = this.database.sql
      .selectFrom(spans.as('spans'))
      .select(['minute', 'viewers', 'change', 'first', 'last', width.as('width')])
      .select(sql<number>`floor((minute - first) / ${width})`.as('step'));
    return this.database.sql
      .selectFrom(placed.as('placed'))
      .select(({ fn }) => ['step', 'first', 'last', 'width', fn.min<number>('minute').as('changed_at')])
      .select(({ fn }) => [
        fn.max<number>('viewers').as('most'),
        sql<number>`sum(sum(\`change\`)) over (order by step)`.as('after'),
      ])
      .groupBy(['step', 'first', 'last', 'width'])
      .orderBy('step')
      .execute();
  }

  /** The minutes in which the number of viewings changed. */
  private running(show: WatchedShow) {
    const began = this.changes(show, BEGAN, sql<number>`count(*)`);
    const ended = this.changes(show, AFTER_END, sql<number>`-count(*)`);
    const byMinute = this.database.sql
      .selectFrom(began.unionAll(ended).as('changes'))
      .select(({ fn }) => ['minute', fn.sum<number>('change').as('change')])
      .groupBy('minute');
    return this.database.sql
      .selectFrom(byMinute.as('by_minute'))
      .select(['minute', 'change', sql<number>`sum(\`change\`) over (order by minute)`.as('viewers')]);
  }

  private changes(show: WatchedShow, minute: typeof BEGAN, change: typeof BEGAN) {
    return this.shows
      .viewings(show)
      .where('s.time_total', '>', 0)
      .select([minute.as('minute'), change.as('change')])
      .groupBy('minute');
  }
}
