import { Injectable } from '@nestjs/common';
import type { DeviceKind, NetworkKind, Quality } from '@wethi/contract';
import { bangkokTime } from '@wethi/format';
import { Database, Transactions } from '@wethi/platform';
import { sql } from 'kysely';
import type { VideoStatistics } from './video-statistics.entity';
import type { VideoWatched } from './video-watched.entity';
import { watchedMinutes } from './watched-minutes';
import './video-watched.entity';

/** One report of a player. Totals run from the start of the viewing, so a lost or doubled report changes nothing. */
export interface ReportedViewing {
  user_id: number;
  video_id: number;
  product_id: number | null;
  session: string;
  /** When it came, ms since 1970. */
  at: number;
  event: string;
  /** Seconds. */
  cur_time_end: number;
  time_total: number;
  pause_total: number;
  end_total: number;
  stall_total: number;
  stall_seconds: number;
  device: DeviceKind | null;
  network: NetworkKind | null;
  quality: Quality | null;
  /** When the picture that was seen was on stage, ms since 1970; told of live shows. */
  instant?: number;
  /** How many minutes up to the position there was time to play since the report before; one where nobody counted. */
  minutes?: number;
}

/** What a viewing came to on one day. */
interface Day extends ReportedViewing {
  /** In Bangkok. */
  visit_date: string;
}

type Totals = Record<(typeof TOTALS)[number], number>;
type Sitting = Pick<VideoStatistics, 'event' | 'time_end' | 'count'>;
type NewestRow = Sitting & Pick<VideoStatistics, 'user_id' | 'video_id' | 'cur_time_end'>;

const TOTALS = ['time_total', 'pause_total', 'end_total', 'stall_total', 'stall_seconds'] as const;
const COUNTED = [...TOTALS, 'three_min_total', 'five_min_total', 'ten_min_total'] as const;
const LATEST = ['event', 'cur_time_end', 'time_end', 'device', 'network', 'quality', 'update_at'] as const;
const DAY_SECONDS = 86_400;
const minutesReached = (seconds: number, minutes: number) => (seconds >= minutes * 60 ? 1 : 0);

/** Keeps what was watched, one row a viewing and day (WATCH-07; product.md §4 "Last viewing record"). */
@Injectable()
export class ViewingRecord {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  /** Writes reports into the rows of their viewings and days; what was written before may come again, in any order. */
  async write(reports: readonly ReportedViewing[]): Promise<void> {
    const days = daysOf(reports);
    if (days.length === 0) return;
    const isLive = await this.onAir(reports);
    await this.transactions.run(async () => {
      await this.writeDays(days, isLive);
      await this.writeMinutes(watchedMinutes(reports, isLive));
    });
  }

  /** Writes one report, but for its minutes, which come with the others. @returns its row's id */
  async writeNow(report: ReportedViewing): Promise<number> {
    await this.write([{ ...report, minutes: 0 }]);
    const { id } = await this.database.sql
      .selectFrom('video_statistics')
      .select('id')
      .where('session', '=', report.session)
      .where('user_id', '=', report.user_id)
      .where('video_id', '=', report.video_id)
      .orderBy('visit_date', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Where a video was left, as far as it is written down; undefined when it was never watched. */
  async lastSitting(
    userId: number,
    videoId: number,
  ): Promise<Pick<VideoStatistics, 'event' | 'cur_time_end'> | undefined> {
    return this.database.sql
      .selectFrom('video_statistics')
      .select(['event', 'cur_time_end'])
      .where('user_id', '=', userId)
      .where('video_id', '=', videoId)
      .orderBy('update_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** The seconds at which somebody left videos, 0 of those seen to the end; others are not named. */
  async lastSittingsOf(userId: number, videoIds: readonly number[]): Promise<Map<number, number>> {
    if (videoIds.length === 0) return new Map();
    const rows = await this.newestRows(videoIds.map((videoId) => [userId, videoId]));
    return new Map(rows.map(({ video_id, event, cur_time_end }) => [video_id, event === 'Ended' ? 0 : cur_time_end]));
  }

  /** Says of a report whether its show was going on. */
  private async onAir(reports: readonly ReportedViewing[]): Promise<(report: ReportedViewing) => boolean> {
    const shows = await this.database.sql
      .selectFrom('live_streaming')
      .select(['video_id', 'live_streaming_start_at as began', 'live_streaming_end_at as ended'])
      .where('video_id', 'in', [...new Set(reports.map(({ video_id }) => video_id))])
      .where('live_streaming_start_at', 'is not', null)
      .execute();
    const spans = new Map(shows.map(({ video_id, began, ended }) => [video_id, { began, ended }]));
    return ({ video_id, at }) => {
      const { began, ended } = spans.get(video_id) ?? {};
      return Boolean(began) && at >= Number(began) && (!ended || at <= Number(ended));
    };
  }

  private async writeDays(days: readonly Day[], isLive: (report: ReportedViewing) => boolean): Promise<void> {
    const known = await this.knownTotals(days);
    const begins = (day: Day) => !known.get(viewingOf(day))?.has(day.visit_date);
    const sittings = await this.lastSittings(days.filter(begins));
    const rows = days.map((day) => {
      const ofViewing = known.get(viewingOf(day)) ?? new Map<string, Totals>();
      const last = sittings.get(videoOf(day));
      const start = begins(day) ? startAfter(last) : { time_start: 0, count: last?.count ?? 1 };
      const columns = shareOf(day, ofViewing);
      known.set(viewingOf(day), ofViewing.set(day.visit_date, columns));
      sittings.set(videoOf(day), { ...columns, count: start.count });
      return { ...columns, ...start, live: isLive(day) ? ('Y' as const) : ('N' as const) };
    });
    await this.upsert(rows);
  }

  private async writeMinutes(rows: readonly VideoWatched[]): Promise<void> {
    if (rows.length === 0) return;
    await this.database.sql
      .insertInto('video_watched')
      // Whoever was deleted meanwhile is left out.
      .ignore()
      .values(rows)
      .onDuplicateKeyUpdate({ minutes: sql`minutes | VALUES(minutes)` })
      .execute();
  }

  /** Totals of each viewing by day. */
  private async knownTotals(days: readonly Day[]): Promise<Map<string, Map<string, Totals>>> {
    const rows = await this.database.sql
      .selectFrom('video_statistics')
      .select(['user_id', 'video_id', 'session', 'visit_date', ...TOTALS])
      .where('session', 'in', [...new Set(days.map(({ session }) => session))])
      .execute();
    const known = new Map<string, Map<string, Totals>>();
    for (const row of rows) {
      const ofViewing = known.get(viewingOf(row)) ?? new Map<string, Totals>();
      known.set(viewingOf(row), ofViewing.set(row.visit_date, row));
    }
    return known;
  }

  /** Where each of these people left each of these videos. */
  private async lastSittings(days: readonly Day[]): Promise<Map<string, Sitting>> {
    if (days.length === 0) return new Map();
    const pairs = new Map(days.map((day) => [videoOf(day), [day.user_id, day.video_id] as const]));
    const rows = await this.newestRows([...pairs.values()]);
    return new Map(rows.map((row) => [videoOf(row), row]));
  }

  /** The row of each user and video that was written last; earlier ones, however many, are not read. */
  private newestRows(pairs: readonly (readonly [userId: number, videoId: number])[]): Promise<NewestRow[]> {
    return this.database.query(
      `WITH pair (user_id, video_id) AS (VALUES ?)
        SELECT sitting.user_id, sitting.video_id, sitting.event, sitting.cur_time_end, sitting.time_end, sitting.count
        FROM pair JOIN video_statistics sitting ON sitting.id =
          (SELECT newest.id FROM video_statistics newest
            WHERE newest.user_id = pair.user_id AND newest.video_id = pair.video_id
            ORDER BY newest.update_at DESC, newest.id DESC LIMIT 1)`,
      [pairs],
    );
  }

  /** Reports may overtake each other: what was counted once stays counted, and the latest says where it was left. */
  private async upsert(rows: readonly Omit<VideoStatistics, 'id' | 'create_at'>[]): Promise<void> {
    const counted = COUNTED.map((name) => [name, sql`GREATEST(${sql.ref(name)}, VALUES(${sql.ref(name)}))`]);
    const latest = LATEST.map((name) => [
      name,
      sql`IF(VALUES(update_at) >= update_at, VALUES(${sql.ref(name)}), ${sql.ref(name)})`,
    ]);
    await this.database.sql
      .insertInto('video_statistics')
      // Whoever was deleted meanwhile is left out.
      .ignore()
      .values(rows as never) // the entity does not tell which columns the database fills by itself
      .onDuplicateKeyUpdate(Object.fromEntries([...counted, ...latest]) as never) // names made at run time have no type
      .execute();
  }
}

const viewingOf = (of: Pick<Day, 'user_id' | 'video_id' | 'session'>) => `${of.user_id}.${of.video_id}.${of.session}`;
const videoOf = (of: Pick<Day, 'user_id' | 'video_id'>) => `${of.user_id}.${of.video_id}`;

/** The reports of each viewing and day in one, in the order of the days' last reports. */
function daysOf(reports: readonly ReportedViewing[]): Day[] {
  const days = new Map<string, Day>();
  for (const report of [...reports].sort((one, other) => one.at - other.at)) {
    const visit_date = bangkokTime(new Date(report.at)).date;
    const key = `${viewingOf(report)}.${visit_date}`;
    const before = days.get(key);
    const totals = TOTALS.map((name) => [name, Math.max(report[name], before?.[name] ?? 0)]);
    days.set(key, { ...report, ...(Object.fromEntries(totals) as Totals), visit_date });
  }
  return [...days.values()].sort((one, other) => one.at - other.at);
}

/** Goes on where the last sitting ended, and afresh after the end. */
function startAfter(last: Sitting | undefined): Pick<VideoStatistics, 'time_start' | 'count'> {
  if (!last || last.event === 'Ended') return { time_start: 0, count: 1 };
  return { time_start: last.time_end, count: last.count + 1 };
}

/** The part of a viewing that belongs to a day: what its earlier days counted is taken off. */
function shareOf(day: Day, ofViewing: ReadonlyMap<string, Totals>) {
  const earlier = [...ofViewing].filter(([date]) => date < day.visit_date).map(([, totals]) => totals);
  const rest = (name: keyof Totals) => Math.max(0, day[name] - earlier.reduce((sum, totals) => sum + totals[name], 0));
  const { user_id, video_id, product_id, session, visit_date, event, cur_time_end, device, network, quality } = day;
  const time_total = Math.min(rest('time_total'), DAY_SECONDS);
  return {
    ...{ user_id, video_id, product_id, session, visit_date, event, cur_time_end, create_by: user_id },
    ...{ device, network, quality },
    update_at: new Date(day.at),
    time_end: cur_time_end,
    time_total,
    pause_total: rest('pause_total'),
    end_total: rest('end_total'),
    stall_total: rest('stall_total'),
    stall_seconds: rest('stall_seconds'),
    three_min_total: minutesReached(time_total, 3),
    five_min_total: minutesReached(time_total, 5),
    ten_min_total: minutesReached(time_total, 10),
  };
}
