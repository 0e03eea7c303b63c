import { Agent, request } from 'node:http';
import type { Buyer } from '../../../tools/bench/buyers.ts';
import type { CrashSystem } from './crash-system.ts';
import { openStage } from './stage.ts';

/** Between two reports of a player, in the time of the show. */
const HEARTBEAT_SECONDS = 30;
const AT_ONCE = 24;
/** Of a heartbeat; opening is no part of what is tested. */
const PATIENCE_MS = 5_000;
const OPENING_MS = 30_000;

/** What a player says of its viewing; totals run from its start. */
interface Totals {
  event: 'Beat' | 'Pause' | 'Seek' | 'Ended' | 'Leave';
  cur_time_end: number;
  time_total: number;
  pause_total: number;
  end_total: number;
}

/** A player whose clock goes as fast as it is answered. */
export interface Viewer {
  buyer: Buyer;
  session: string;
  /** The last totals that the API answered with success. */
  acknowledged?: Totals;
}

/** Buyers of a show that ended, each of whom has opened its replay. */
export async function openShow(system: CrashSystem, count: number): Promise<{ videoId: number; viewers: Viewer[] }> {
  const { buyers, bandId, stageId } = await openStage(system, count);
  const videoId = await system.insert(
    'video (band_id, stage_id, video_name, video_status, video_content_id, video_duration)',
    `${bandId}, ${stageId}, 'โชว์', 'ready', REPEAT('a', 32), 7200`,
  );
  const viewers: Viewer[] = [];
  await forEach(buyers, async (buyer) => {
    const { status, body } = await ask(buyer, 'GET', `${system.api}/videosUserViewById?id=${videoId}`, OPENING_MS);
    if (status !== 200) throw new Error(`the video did not open: ${status} ${body}`);
    const { data } = JSON.parse(body) as { data: { playback: { session: string } } };
    viewers.push({ buyer, session: data.playback.session });
  });
  return { videoId, viewers };
}

/**
 * Every viewer reports once, as its player would after that many heartbeats.
 * @param onReport called with the number of reports of this round that were sent
 * @returns how many of them were not acknowledged; their totals are in the next one, too
 */
export async function report(
  { api }: CrashSystem,
  videoId: number,
  viewers: readonly Viewer[],
  totals: (viewer: number) => Totals,
  onReport: (count: number) => void = () => undefined,
): Promise<number> {
  let sent = 0;
  let lost = 0;
  await forEach(viewers, async (viewer, index) => {
    const said = totals(index);
    onReport((sent += 1));
    const body = { video_id: videoId, session: viewer.session, ...said };
    const answer = await ask(viewer.buyer, 'POST', `${api}/videosStatistics`, PATIENCE_MS, body).catch(
      (error: unknown) => ({
        status: 503,
        body: String(error),
      }),
    );
    if (answer.status === 200) viewer.acknowledged = said;
    else if (answer.status === 503) lost += 1;
    else throw new Error(`a heartbeat was refused: ${answer.status} ${answer.body}`);
  });
  return lost;
}

/** Viewers pause, rewind and miss beats, each in their own measure. */
export function totalsAfter(heartbeats: number, viewer: number): Totals {
  const pauses = Math.floor(heartbeats / (3 + (viewer % 5)));
  const time_total = Math.max(0, heartbeats * HEARTBEAT_SECONDS - pauses * 7 - (viewer % 11));
  const rewound = heartbeats % 4 === 0 ? viewer % 60 : 0;
  const cur_time_end = Math.max(0, time_total + (viewer % 900) - rewound);
  return { event: rewound > 0 ? 'Seek' : 'Beat', cur_time_end, time_total, pause_total: pauses, end_total: 0 };
}

async function forEach<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries();
  const lane = async (): Promise<void> => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Keeps its connections, as nginx does. @throws Error when there is no whole answer in time */
function ask(
  { token }: Buyer,
  method: string,
  url: string,
  milliseconds: number,
  body?: object,
): Promise<{ status: number; body: string }> {
  const payload = body && Buffer.from(JSON.stringify(body));
  const headers = {
    authorization: `Bearer ${token}`,
    ...(payload && { 'content-type': 'application/json', 'content-length': payload.length }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, agent, headers, signal: AbortSignal.timeout(milliseconds) });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      let text = '';
      incoming.setEncoding('utf8').on('data', (part: string) => (text += part));
      incoming.on('error', reject);
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: text }));
    });
    outgoing.end(payload);
  });
}
