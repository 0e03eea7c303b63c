import { Injectable } from '@nestjs/common';
import { longestPurchase } from '@wethi/media';
import { Purchases } from '@wethi/orders';
import { Config, Database } from '@wethi/platform';
import type { ShowViewing } from './show.dto';
import { WatchedShows, type WatchedShow } from './watched-show';

const MINUTES_OF_HOUR = 60;
const NOTHING: ShowViewing = {
  ...{ minutes: [], stall_seconds: 0, helps: 0, last_help_at: null },
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
    const viewer = await this.shows.viewers(show).where('s.user_id', '=', userId).executeTakeFirst();
    if (!viewer) return NOTHING;
    const [minutes, helps, bought] = await Promise.all([
      this.minutes(show, userId),
      this.helps(show, userId),
      this.bought(show, userId),
    ]);
    return { minutes, stall_seconds: viewer.stall_seconds, ...helps, ...bought };
  }

  private async minutes(show: WatchedShow, userId: number): Promise<number[]> {
    const hours = await this.shows.watched(show).where('w.user_id', '=', userId).execute();
    return hours.flatMap(({ hour, minutes }) => minutesOf(hour, BigInt(minutes))).sort((one, other) => one - other);
  }

  private helps({ video }: WatchedShow, userId: number): Promise<Pick<ShowViewing, 'helps' | 'last_help_at'>> {
    return this.database.sql
      .selectFrom('help_request')
      .select(({ fn }) => [fn.countAll<number>().as('helps'), fn.max('create_at').as('last_help_at')])
      .where('user_id', '=', userId)
      .where('video_id', '=', video.id)
      .executeTakeFirstOrThrow();
  }

  private async bought({ video }: WatchedShow, userId: number) {
    const purchases = video.stage_id === null ? [] : await this.purchases.approved(userId, video.stage_id);
    const longest = longestPurchase(purchases, this.config.ACCESS_WINDOW_DAYS);
    return { approve_date: longest?.purchase.approve_date ?? null, access_until: longest?.until ?? null };
  }
}

function minutesOf(hour: number, bits: bigint): number[] {
  const all = Array.from({ length: MINUTES_OF_HOUR }, (_, minute) => minute);
  return all.filter((minute) => (bits >> BigInt(minute)) & 1n).map((minute) => hour * MINUTES_OF_HOUR + minute);
}
