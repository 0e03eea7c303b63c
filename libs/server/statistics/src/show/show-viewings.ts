import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@wethi/format';
import { longestPurchase } from '@wethi/media';
import { Purchases } from '@wethi/orders';
import { Config, Database } from '@wethi/platform';
import type { ShowViewing } from './show.dto';
import { sql } from 'kysely';
import { WatchedShows, type WatchedShow } from './watched-show';

type Helps = Pick<ShowViewing, 'helps' | 'helps_open' | 'last_help_at'>;

const MINUTES_OF_HOUR = 60;
const NOTHING: ShowViewing = {
  ...{ minutes: [], again: [], stall_seconds: 0, helps: 0, helps_open: 0, last_help_at: null },
  ...{ approve_date: null, access_until: null },
};

/** One viewer of a show: which of its minutes they played, and what they bought it by (WATCH-08). */
@Injectable()
export class ShowViewings {
  constructor(
    private readonly shows: WatchedShows,
    private readonly database: Database,
    private readonly purchases: Purchases,
    private readonly config: Config,
  ) {}

  async of(show: WatchedShow, userId: number): Promise<ShowViewing> {
    const person = await this.database.sql
      .selectFrom(this.shows.people(show, userId).as('person'))
      .select('stall_seconds')
      .executeTakeFirst();
    if (!person) return NOTHING;
    const [minutes, helps, bought] = await Promise.all([
      this.minutes(show, userId),
      this.helps(show, userId),
      this.bought(show, userId),
    ]);
    return { ...minutes, stall_seconds: person.stall_seconds, ...helps, ...bought };
  }

  private async minutes(show: WatchedShow, userId: number): Promise<Pick<ShowViewing, 'minutes' | 'again'>> {
    const hours = await this.shows.watchedBy(show, userId).execute();
    const [played, again] = [new Set<number>(), new Set<number>()];
    for (const { hour, minutes } of hours)
      for (const minute of minutesOf(hour, BigInt(minutes))) (played.has(minute) ? again : played).add(minute);
    return { minutes: inOrder(played), again: inOrder(again) };
  }

  /** Those of the days, and of the show or its replay. */
  private helps({ video, first, last, live }: WatchedShow, userId: number): Promise<Helps> {
    const during = sql<boolean>`exists (SELECT id FROM live_streaming l WHERE l.video_id = h.video_id
      AND h.create_at BETWEEN l.live_streaming_start_at AND coalesce(l.live_streaming_end_at, h.create_at))`;
    return this.database.sql
      .selectFrom('help_request as h')
      .select(({ fn }) => [fn.countAll<number>().as('helps'), fn.max('h.create_at').as('last_help_at')])
      .select(sql<number>`coalesce(sum(h.help_request_answered_at IS NULL), 0)`.as('helps_open'))
      .where('h.user_id', '=', userId)
      .where('h.video_id', '=', video.id)
      .where('h.create_at', '>=', new Date(`${first}T00:00:00+07:00`))
      .where('h.create_at', '<', new Date(Date.parse(`${last}T00:00:00+07:00`) + DAY_MS))
      .$if(live === 'Y', (helps) => helps.where(during))
      .$if(live === 'N', (helps) => helps.where(({ not }) => not(during)))
      .executeTakeFirstOrThrow();
  }

  private async bought({ video }: WatchedShow, userId: number) {
    const purchases = video.stage_id === null ? [] : await this.purchases.approved(userId, video.stage_id);
    const longest = longestPurchase(purchases, this.config);
    return { approve_date: longest?.purchase.approve_date ?? null, access_until: longest?.until ?? null };
  }
}

const inOrder = (minutes: ReadonlySet<number>) => [...minutes].sort((one, other) => one - other);

function minutesOf(hour: number, bits: bigint): number[] {
  const all = Array.from({ length: MINUTES_OF_HOUR }, (_, minute) => minute);
  return all.filter((minute) => (bits >> BigInt(minute)) & 1n).map((minute) => hour * MINUTES_OF_HOUR + minute);
}
