import { bangkokTime } from '@wethi/format';
import type { QueryOf } from '@wethi/http';
import { optional, readPage, type RowsPage } from '../../server/read.server';
import { withDurations } from '../../shows/replays/durations.server';
import { type FreeShow, type ReplayShow, showCard, type ShowCard } from '../../shows/show-card';
import { comingShows, type HomeData, RAIL_LENGTH } from './arrange-home';

const NOTHING = { rows: [], total: 0 };
/** So long a band is waited for; with its picture the show is among those on air. */
const LATE_MS = 30 * 60_000;

export async function homeData(): Promise<HomeData> {
  const now = Date.now();
  const ahead = { product_kind: 'stage', product_show_at_gte: minuteOf(now), sort: 'product_show_at' } as const;
  const { date } = bangkokTime(now);
  const [live, free, onSale, announced, today, undated, replays, courses, bands] = await Promise.all([
    rail({ product_kind: 'stage', product_live: 'Y', product_status_in: 'sale,live', sort: 'product_show_at' }),
    optional(freeShows(), []),
    rail({ ...ahead, product_show_at_gte: minuteOf(now - LATE_MS), product_status: 'sale', product_live: 'N' }),
    rail({ ...ahead, product_status: 'coming' }),
    // Without an hour they stand at midnight, and are to come all day.
    rail({
      product_kind: 'stage',
      product_status_in: 'sale,coming',
      product_live: 'N',
      product_show_at: `${date} 00:00:00`,
    }),
    rail({ product_kind: 'stage', product_status_in: 'sale,coming', product_show_at: 'none' }),
    optional(replayRail(), null),
    optional(rail({ product_kind_in: 'course,trading', product_status_in: 'coming,sale,live,replay' }), null),
    optional(readPage('bandView', { limit: RAIL_LENGTH }), null),
  ]);
  const known = new Set([...onSale.rows, ...announced.rows].map(({ id }) => id));
  const allDay = today.rows.filter(({ id, stage_time_start }) => stage_time_start === null && !known.has(id));
  const coming = comingShows([...allDay, ...onSale.rows], announced.rows, undated.rows);
  const first = allDay.find(({ product_status }) => product_status === 'sale') ?? onSale.rows[0] ?? coming[0] ?? null;
  // Whichever list it comes from, it is the first there.
  const slide = [onSale, announced, today, undated].find(({ rows }) => first && rows[0]?.id === first.id)?.slide;
  const next = first && { ...first, product_img: slide ?? first.product_img };
  return { now, next, live, free, coming, replays, courses: courses?.rows ?? null, bands: bands?.rows ?? null };
}

/** With the picture of what is sold at their stage, where something is. */
async function freeShows(): Promise<FreeShow[]> {
  const onAir = { live_streaming_access: 'all', live_streaming_live: 'Y', limit: RAIL_LENGTH } as const;
  const { rows } = await readPage('liveStreaming', onAir);
  if (rows.length === 0) return [];
  const idsOf = (ids: number[]) => [...new Set(ids)].sort((one, other) => one - other).join();
  const [products, bands] = await Promise.all([
    optional(rail({ stage_id_in: idsOf(rows.map(({ stage_id }) => stage_id)) }), NOTHING),
    optional(readPage('band', { id_in: idsOf(rows.map(({ band_id }) => band_id)), limit: RAIL_LENGTH }), NOTHING),
  ]);
  return rows.map(({ id, live_streaming_name: title, live_streaming_start_at: start, stage_id, band_id }) => ({
    ...{ id, title, stage_id },
    startsAt: start ? Date.parse(start) : Infinity,
    picture: products.rows.find((product) => product.stage_id === stage_id)?.product_img ?? null,
    band_name: bands.rows.find((band) => band.id === band_id)?.band_name ?? '',
    band_path: bands.rows.find((band) => band.id === band_id)?.band_path ?? null,
  }));
}

interface Rail extends RowsPage<ShowCard> {
  /** The wide picture of the first of them. */
  slide?: string | null | undefined;
}

async function rail(query: QueryOf<'GET', 'productView'>): Promise<Rail> {
  const { rows, total } = await readPage('productView', { ...query, limit: RAIL_LENGTH });
  return { rows: rows.map(showCard), total, slide: rows[0]?.product_img_slide };
}

async function replayRail(): Promise<RowsPage<ReplayShow>> {
  return withDurations(await rail({ product_kind: 'replay', sort: '-product_show_at' }));
}

/** The minute, in Bangkok: whoever asks within it asks for the same. */
function minuteOf(now: number): string {
  const { date, time } = bangkokTime(now);
  return `${date} ${time.slice(0, 5)}:00`;
}
