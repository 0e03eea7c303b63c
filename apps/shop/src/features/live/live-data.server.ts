import { addDays, instantOf } from '@wethi/format';
import type { BandMember, LiveStreaming, Stage } from '../../api-types';
import { CHAT_AFTER_MINUTES, CHAT_BEFORE_MINUTES } from '../../server/environment.server';
import { type Offer, offerOf } from './outside/offer.server';
import { optional, readOne, readRows } from '../../server/read.server';

/** The public facts of a live show; the picture is asked for by the browser, with its session. */
export interface LiveData {
  show: LiveStreaming;
  stage: Pick<Stage, 'id' | 'stage_title' | 'stage_date' | 'stage_time_start' | 'stage_time_to'>;
  /** When it is to begin, ms since 1970; null where the stage names no day or no time. */
  startsAt: number | null;
  /** From then on the band is awaited; the end of the day where no time is named, null without a day. */
  dueAt: number | null;
  bandName: string;
  bandPath: string | null;
  /** Path of a picture to show before there is one of the stage. */
  poster: string | null;
  /** Where it can be bought. */
  productUrl: string | null;
  /** What it costs to come in now; null where nothing is sold, and of a show that is over. */
  offer: Offer | null;
  /** Who plays, in the band's order. */
  members: Player[];
  /** How long before the show the chat opens, and how long after it stays open. */
  chatBeforeMs: number;
  chatAfterMs: number;
}

/** Somebody on stage. */
export interface Player extends Pick<
  BandMember,
  'id' | 'band_member_name' | 'band_member_subname' | 'band_member_path'
> {
  /** Ids of the songs that name them. */
  songs: number[];
}

/** @throws Response 404 for a show that does not exist */
export async function liveData(id: number): Promise<LiveData> {
  const show = Number.isInteger(id) && id > 0 ? await readOne('liveStreamingById', { id }) : undefined;
  const stage = show && (await readOne('stageById', { id: show.stage_id }));
  if (!show || !stage) throw new Response(null, { status: 404 });
  const [band, products, members] = await Promise.all([
    optional(readOne('bandById', { id: show.band_id }), undefined),
    optional(readRows('productView', { stage_id: stage.id }), []),
    optional(playersOf(stage), []),
  ]);
  const offer = show.live_streaming_end_at ? null : await optional(offerOf(products), null);
  const { stage_title, stage_date, stage_time_start, stage_time_to } = stage;
  return {
    show,
    stage: { id: stage.id, stage_title, stage_date, stage_time_start, stage_time_to },
    ...plannedFor(stage),
    bandName: band?.band_name ?? '',
    bandPath: band?.band_path ?? null,
    poster: products[0]?.product_img ?? null,
    productUrl: products[0]?.product_url ?? null,
    offer,
    members,
    chatBeforeMs: CHAT_BEFORE_MINUTES * 60_000,
    chatAfterMs: CHAT_AFTER_MINUTES * 60_000,
  };
}

function plannedFor({ stage_date, stage_time_start }: Stage): Pick<LiveData, 'startsAt' | 'dueAt'> {
  if (!stage_date) return { startsAt: null, dueAt: null };
  const startsAt = stage_time_start ? instantOf(stage_date, stage_time_start) : null;
  return { startsAt, dueAt: startsAt ?? instantOf(addDays(stage_date, 1)) };
}

/** Whom the set list names, or the whole band where it names nobody. */
async function playersOf({ id, band_id }: Pick<Stage, 'id' | 'band_id'>): Promise<Player[]> {
  const [players, members] = await Promise.all([
    readRows('stageTimeMemberByStageId', { stage_id: id }),
    readRows('bandMemberByBandId', { band_id }),
  ]);
  const named = members.filter((member) => players.some(({ band_member_id }) => band_member_id === member.id));
  return (named.length > 0 ? named : members).map((member) => ({
    id: member.id,
    band_member_name: member.band_member_name,
    band_member_subname: member.band_member_subname,
    band_member_path: member.band_member_path,
    songs: players.flatMap(({ band_member_id, stage_time_id }) => (band_member_id === member.id ? stage_time_id : [])),
  }));
}

/** The show of a stage that one wants to see: the one on air, else the newest that is not over. */
export async function showOfStage(stageId: number): Promise<number | undefined> {
  if (!Number.isInteger(stageId) || stageId < 1) return undefined;
  const shows = await readRows('liveStreamingByStageId', { stage_id: stageId });
  const onAir = shows.find(({ live_streaming_live }) => live_streaming_live === 'Y');
  return (onAir ?? shows.findLast(({ live_streaming_end_at }) => live_streaming_end_at === null) ?? shows.at(-1))?.id;
}

/** Shows that are on air now. */
export function showsOnAir(): Promise<LiveStreaming[]> {
  return readRows('liveStreaming', { live_streaming_live: 'Y' });
}
