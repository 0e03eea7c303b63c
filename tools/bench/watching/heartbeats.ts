import { addBuyers, type Buyer } from '../buyers.ts';
import type { Load } from '../load.ts';
import type { MeasuredSystem } from '../measured-system.ts';
import { captureMessages } from '../statements.ts';
import { loadPost, type PreparedRequest } from '../wrk.ts';

const VIEWERS = 500;
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
/** More than are sent in a measurement. */
const ROUNDS = 150;

export interface Heartbeats {
  load: Load;
  /** Milliseconds of processor time of a heartbeat. */
  cpu: { api: number; redis: number };
  /** What one of them made the API send to the database. */
  statements: number;
}

/** Viewers of one replay who report again and again, straight to one API process. */
export async function measureHeartbeats(system: MeasuredSystem, seconds: number): Promise<Heartbeats> {
  const viewers = await openVideo(system);
  const requests = Array.from({ length: ROUNDS }, (_, round) =>
    viewers.map((viewer) => requestOf(viewer, round)),
  ).flat();
  const report = (length: number): Promise<Load> =>
    loadPost(`${system.api}/videosStatistics`, requests, {
      connections: CONNECTIONS,
      seconds: length,
      directory: system.directory,
    });
  await report(WARM_UP_SECONDS);
  const before = [system.processorTimeOf('api'), system.processorTimeOf('redis')] as const;
  const load = await report(seconds);
  const count = load.perSecond * seconds;
  const cpu = {
    api: (system.processorTimeOf('api') - before[0]) / count,
    redis: (system.processorTimeOf('redis') - before[1]) / count,
  };
  const messages = await captureMessages(system.databaseDirectory, async () => {
    const [viewer] = viewers;
    if (viewer) await send(system, viewer);
    return {};
  });
  return { load, cpu, statements: messages.length };
}

interface Viewer {
  buyer: Buyer;
  videoId: number;
  session: string;
}

/** Buyers of the demonstration's first replay, each of whom has opened it. */
async function openVideo(system: MeasuredSystem): Promise<Viewer[]> {
  const connection = await system.connect();
  const [rows] = await connection.query(
    `SELECT video.id AS videoId, product.id AS productId FROM video JOIN product ON product.stage_id = video.stage_id
      WHERE video.video_status = 'ready' AND video.video_type = 'stage' ORDER BY video.id LIMIT 1`,
  );
  const [{ videoId, productId }] = rows as [{ videoId: number; productId: number }];
  const buyers = await addBuyers(connection, VIEWERS, system.settings.TOKEN_SECRET ?? '');
  for (const { id } of buyers) {
    const [{ insertId }] = (await connection.query(
      "INSERT INTO orders (order_no, user_id, orders_status, approve_date, orders_payment_type_id) VALUES (?, ?, 'approve', CURDATE(), 4)",
      [`WB${id}`, id],
    )) as [{ insertId: number }, unknown];
    await connection.query('INSERT INTO orders_detail (orders_id, product_id) VALUES (?, ?)', [insertId, productId]);
  }
  await connection.end();
  const viewers: Viewer[] = [];
  for (const buyer of buyers) viewers.push(await open(system, buyer, videoId));
  return viewers;
}

async function open({ api }: MeasuredSystem, buyer: Buyer, videoId: number): Promise<Viewer> {
  const answer = await fetch(`${api}/videosUserViewById?id=${videoId}`, { headers: tokenOf(buyer) });
  const { data } = (await answer.json()) as { data?: { playback: { session: string } } };
  if (!data) throw new Error(`the video did not open: ${answer.status}`);
  return { buyer, videoId, session: data.playback.session };
}

function requestOf({ buyer, videoId, session }: Viewer, round: number): PreparedRequest {
  const report = { video_id: videoId, session, event: 'Beat', cur_time_end: round * 30, time_total: round * 30 };
  return {
    headers: { 'content-type': 'application/json', ...tokenOf(buyer) },
    body: JSON.stringify({ ...report, pause_total: 0, end_total: 0 }),
  };
}

async function send({ api }: MeasuredSystem, viewer: Viewer): Promise<void> {
  const { headers, body } = requestOf(viewer, ROUNDS);
  await fetch(`${api}/videosStatistics`, { method: 'POST', headers, body });
}

const tokenOf = ({ token }: Buyer) => ({ authorization: `Bearer ${token}` });
