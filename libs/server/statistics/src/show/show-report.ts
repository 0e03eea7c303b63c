import { Injectable } from '@nestjs/common';
import { secondsFrom } from '@wethi/format';
import { Database } from '@wethi/platform';
import { sql } from 'kysely';
import type { ShowTotals, StillMinute, StillSong } from './show.dto';
import { ViewersAtOnce } from './viewers-at-once';
import { WatchedShows, type WatchedShow } from './watched-show';

const longEnough = (minutes: number) => sql<number>`coalesce(sum(time_total >= ${minutes * 60}), 0)`;

/** What a show came to: sums of the database, counted by people and by minutes of the video. */
@Injectable()
export class ShowReport {
  constructor(
    private readonly shows: WatchedShows,
    private readonly atOnce: ViewersAtOnce,
    private readonly database: Database,
  ) {}

  async totals(show: WatchedShow): Promise<ShowTotals> {
    const [people, best, tickets, kinds] = await Promise.all([
      this.database.sql
        .selectFrom(this.shows.viewers(show).as('viewer'))
        .select(({ fn }) => [
          fn.countAll<number>().as('viewers'),
          longEnough(5).as('five_min'),
          longEnough(10).as('ten_min'),
          sql<number>`coalesce(sum(time_total), 0)`.as('time_total'),
          sql<number>`coalesce(sum(stall_seconds), 0)`.as('stall_seconds'),
          sql<number>`coalesce(sum(stalls = 0), 0)`.as('stalled_never'),
          sql<number>`coalesce(sum(stalls between 1 and 3), 0)`.as('stalled_some'),
          sql<number>`coalesce(sum(stalls > 3), 0)`.as('stalled_often'),
        ])
        .executeTakeFirstOrThrow(),
      this.atOnce.peak(show),
      this.tickets(show),
      this.kinds(show),
    ]);
    const { video_duration } = show.video;
    return { ...people, ...kinds, tickets, video_duration, most: best?.viewers ?? 0, most_at: best?.at ?? null };
  }

  /** Who still watched in each minute of the video, and in each item of its set list. */
  async retention(show: WatchedShow): Promise<{ minutes: StillMinute[]; songs: StillSong[] }> {
    const [people, played, songs] = await Promise.all([
      this.count(show),
      this.shows.playedMinutes(show).execute(),
      this.songs(show),
    ]);
    if (played.length === 0) return { minutes: [], songs: songs.map((song) => ({ ...song, viewers: 0, share: 0 })) };
    const viewersIn = new Map(played.map(({ minute, viewers }) => [minute, viewers]));
    const last = Math.max(...viewersIn.keys(), Math.ceil((show.video.video_duration ?? 0) / 60) - 1);
    const at = (minute: number) => {
      const viewers = viewersIn.get(minute) ?? 0;
      return { viewers, share: viewers / people };
    };
    return {
      minutes: Array.from({ length: last + 1 }, (_, minute) => ({ minute, ...at(minute) })),
      songs: songs.map((song) => ({ ...song, ...at(Math.floor(song.start / 60)) })),
    };
  }

  private async count(show: WatchedShow): Promise<number> {
    const { people } = await this.database.sql
      .selectFrom(this.shows.viewers(show).as('viewer'))
      .select(({ fn }) => fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow();
    return people;
  }

  /** The set list of the video; that of its stage when the video has none of its own. */
  private async songs({ video }: WatchedShow): Promise<Pick<StillSong, 'stage_time_id' | 'title' | 'start'>[]> {
    if (video.stage_id === null) return [];
    const items = await this.database.sql
      .selectFrom('stage_time as t')
      .innerJoin('stage as st', 'st.id', 't.stage_id')
      .select(['t.id', 't.video_id', 't.stage_detail_time_title as title', 't.stage_detail_time_start as start'])
      .select(['t.stage_detail_time_second as second', 'st.stage_time_start'])
      .where('t.stage_id', '=', video.stage_id)
      .where(({ eb, or }) =>
        or([eb('t.stage_detail_time_start', 'is not', null), eb('t.stage_detail_time_second', 'is not', null)]),
      )
      .execute();
    const own = items.filter(({ video_id }) => video_id === video.id);
    return (own.length > 0 ? own : items.filter(({ video_id }) => video_id === null))
      .map(({ id, title, start, second, stage_time_start }) => ({
        stage_time_id: id,
        title,
        start: second ?? secondsFrom(stage_time_start ?? start ?? '', start ?? ''),
      }))
      .sort((one, other) => one.start - other.start);
  }

  /** On what was watched, and how sharp. */
  private async kinds(show: WatchedShow): Promise<Pick<ShowTotals, 'devices' | 'qualities'>> {
    const rows = await this.shows
      .viewings(show)
      .select(({ fn }) => ['s.device', 's.quality', fn.sum<number>('s.time_total').as('time_total')])
      .groupBy(['s.device', 's.quality'])
      .execute();
    const devices = sums(rows.map(({ device, time_total }) => [device, time_total]));
    const qualities = sums(rows.map(({ quality, time_total }) => [quality, time_total]));
    return {
      devices: devices.map(([device, time_total]) => ({ device, time_total })),
      qualities: qualities.map(([quality, time_total]) => ({ quality, time_total })),
    };
  }

  private async tickets({ video }: WatchedShow): Promise<number> {
    if (video.stage_id === null) return 0;
    const { tickets } = await this.database.sql
      .selectFrom('product as p')
      .innerJoin('orders_detail as d', 'd.product_id', 'p.id')
      .innerJoin('orders as o', 'o.id', 'd.orders_id')
      .select(({ fn }) => fn.countAll<number>().as('tickets'))
      .where('p.stage_id', '=', video.stage_id)
      .where('o.orders_status', '=', 'approve')
      .where('d.orders_refund_id', 'is', null)
      .executeTakeFirstOrThrow();
    return tickets;
  }
}

/** Seconds of each kind that is known, the most first. */
function sums<Kind extends string>(rows: readonly (readonly [Kind | null, number])[]): [Kind, number][] {
  const seconds = new Map<Kind, number>();
  for (const [kind, more] of rows) if (kind && more > 0) seconds.set(kind, (seconds.get(kind) ?? 0) + more);
  return [...seconds].sort(([, one], [, other]) => other - one);
}
