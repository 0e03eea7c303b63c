import { Injectable } from '@nestjs/common';
import { Database } from '@wethi/platform';
import { sql } from 'kysely';
import type { ViewersAt } from './show.dto';
import { WatchedShows, type WatchedShow } from './watched-show';

const MINUTE_MS = 60_000;

/** How many play each minute of a show again, on an average day of its replay: a line beside those who were there. */
@Injectable()
export class ReplayMinutes {
  constructor(
    private readonly shows: WatchedShows,
    private readonly database: Database,
  ) {}

  /** Each at the moment at which it was on stage; none of a video that nobody watched live in these days. */
  async of(show: WatchedShow): Promise<ViewersAt[]> {
    const [begun, days, played] = await Promise.all([
      this.begun(show),
      this.days(show),
      this.shows
        .playedOnDays({ ...show, live: 'N' })
        .orderBy('minute')
        .execute(),
    ]);
    if (!begun || days === 0) return [];
    return played.map(({ minute, viewers }) => ({
      at: new Date(begun.getTime() + minute * MINUTE_MS),
      viewers: Math.round(viewers / days),
    }));
  }

  /** When the show was first on air, where somebody watched it then. */
  private async begun(show: WatchedShow): Promise<Date | undefined> {
    const live = this.shows
      .viewings({ ...show, live: 'Y' })
      .select('s.id')
      .limit(1);
    const begun = await this.database.sql
      .selectFrom('live_streaming as l')
      .select('l.live_streaming_start_at')
      .where('l.video_id', '=', show.video.id)
      .where(({ exists }) => exists(live))
      .executeTakeFirst();
    return begun?.live_streaming_start_at ?? undefined;
  }

  private async days({ video, first, last }: WatchedShow): Promise<number> {
    const { days } = await this.database.sql
      .selectFrom('video_watched')
      .select(sql<number>`count(distinct visit_date)`.as('days'))
      .where('video_id', '=', video.id)
      .where('visit_date', '>=', first)
      .where('visit_date', '<=', last)
      .where('live', '=', 'N')
      .executeTakeFirstOrThrow();
    return days;
  }
}
