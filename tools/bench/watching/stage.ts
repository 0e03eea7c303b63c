import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import type { Connection } from 'mysql2/promise';
import { addBuyers, type Buyer } from '../buyers.ts';
import type { MeasuredSystem } from '../measured-system.ts';

const VIEWERS = 5_000;
const OPENED_AT_ONCE = 100;
const MESSAGES_PER_SECOND = 20;
const WARM_UP_SECONDS = 2;
/** In which the last messages arrive. */
const ARRIVAL_MS = 1_500;
/** Every tenth viewer looks at the time of what comes: reading for all would measure this process and not the API. */
const TIMED = 10;

/** How a stage's events reach its viewers, all of them on one API process. */
export interface StageFigures {
  viewers: number;
  /** Messages that the timed viewers should have seen, and did. */
  expected: number;
  seen: number;
  /** Milliseconds from the call that says something to the viewer's socket. */
  p50: number;
  p99: number;
  max: number;
  kilobytesPerViewer: number;
  /** Bytes that one viewer received a second. */
  bytesPerSecond: number;
  /** Share of a core that the API needs to tell all of them. */
  core: number;
}

/** Opens the event stream of one stage for thousands of viewers while others write in its chat. */
export async function measureStage(system: MeasuredSystem, seconds: number): Promise<StageFigures> {
  const connection = await system.connect();
  const buyers = await addBuyers(connection, VIEWERS, system.settings.TOKEN_SECRET ?? '');
  const { stageId, showId } = await addShow(connection, buyers);
  await connection.end();
  return system.withApi({}, async (api, pid) => {
    const memory = residentBytes(pid);
    const viewers = await openAll(`${api}/stage/events?stage_id=${stageId}`, buyers);
    try {
      await talk(api, showId, buyers, WARM_UP_SECONDS, 0);
      await sleep(ARRIVAL_MS);
      for (const viewer of viewers) viewer.forget();
      const [before, began] = [system.processorTime(), performance.now()];
      const sent = await talk(api, showId, buyers, seconds, WARM_UP_SECONDS * MESSAGES_PER_SECOND);
      await sleep(ARRIVAL_MS);
      const took = performance.now() - began;
      const delays = viewers.flatMap(({ delays }) => delays).sort((one, other) => one - other);
      const at = (share: number): number => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0;
      return {
        ...{ viewers: viewers.length, expected: sent * Math.ceil(VIEWERS / TIMED), seen: delays.length },
        ...{ p50: at(0.5), p99: at(0.99), max: at(1) },
        kilobytesPerViewer: (residentBytes(pid) - memory) / 1024 / VIEWERS,
        bytesPerSecond: ((viewers[0]?.bytes ?? 0) / took) * 1000,
        core: (system.processorTime() - before) / took,
      };
    } finally {
      for (const viewer of viewers) viewer.close();
    }
  });
}

/** Says something twenty times a second, each time somebody else. @returns how often */
async function talk(api: string, showId: number, buyers: readonly Buyer[], seconds: number, from: number) {
  const count = seconds * MESSAGES_PER_SECOND;
  const answers: Promise<unknown>[] = [];
  for (const { token } of buyers.slice(from, from + count)) {
    const live_streaming_comment = `sent ${Math.round(performance.now()).toString(36)}`;
    const body = JSON.stringify({ live_streaming_id: showId, live_streaming_comment });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    answers.push(
      fetch(`${api}/liveStreamingComment`, { method: 'POST', headers, body }).then(async (answer) => {
        if (!answer.ok) throw new Error(`the chat answers ${answer.status}: ${await answer.text()}`);
      }),
    );
    await sleep(1_000 / MESSAGES_PER_SECOND);
  }
  await Promise.all(answers);
  return count;
}

async function openAll(url: string, buyers: readonly Buyer[]): Promise<Viewer[]> {
  const viewers: Viewer[] = [];
  for (let from = 0; from < buyers.length; from += OPENED_AT_ONCE) {
    const some = buyers.slice(from, from + OPENED_AT_ONCE);
    viewers.push(...(await Promise.all(some.map((buyer, index) => Viewer.open(url, buyer, index % TIMED === 0)))));
  }
  return viewers;
}

/** A socket that takes a stream, and little more, so that thousands fit beside the API. */
class Viewer {
  delays: number[] = [];
  bytes = 0;

  private readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
  }

  static async open(url: string, { token }: Buyer, isTimed: boolean): Promise<Viewer> {
    const { port, pathname, search } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    const viewer = new Viewer(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('data', (head) => {
        if (head.includes('HTTP/1.1 200')) resolve();
        else reject(new Error(`no stream: ${head.toString().slice(0, 300)}`));
      });
    });
    socket.on('data', (part) => viewer.take(part, isTimed));
    return viewer;
  }

  forget(): void {
    this.delays = [];
    this.bytes = 0;
  }

  close(): void {
    this.socket.destroy();
  }

  private take(part: Buffer, isTimed: boolean): void {
    this.bytes += part.length;
    if (!isTimed) return;
    const now = performance.now();
    for (const [, at = ''] of part.toString('latin1').matchAll(/"sent (\w+)"/g))
      this.delays.push(Math.max(0, now - Number.parseInt(at, 36)));
  }
}

/** A show on air whose tickets all of them bought. */
async function addShow(connection: Connection, buyers: readonly Buyer[]): Promise<{ stageId: number; showId: number }> {
  const insert = async (sql: string, values: unknown[] = []): Promise<number> => {
    const [outcome] = await connection.query(sql, values);
    return (outcome as { insertId: number }).insertId;
  };
  const band = await insert('INSERT INTO band (band_name) VALUES (?)', [`Load ${buyers[0]?.id}`]);
  const stageId = await insert("INSERT INTO stage (band_id, stage_title) VALUES (?, 'Load')", [band]);
  const product = await insert(
    `INSERT INTO product (band_id, stage_id, product_title, product_url, product_price, product_status, product_to)
      VALUES (?, ?, 'Load', ?, 290, 'live', CURRENT_DATE)`,
    [band, stageId, `load-stage-${stageId}`],
  );
  const video = await insert("INSERT INTO video (band_id, stage_id, video_name) VALUES (?, ?, 'Load')", [
    band,
    stageId,
  ]);
  const showId = await insert(
    `INSERT INTO live_streaming (band_id, stage_id, video_id, live_streaming_name, live_streaming_live)
      VALUES (?, ?, ?, 'Load', 'Y')`,
    [band, stageId, video],
  );
  const orders = buyers.map(({ id }) => [id, `L${id}`, 4, 290, 290, 'approve', new Date().toISOString().slice(0, 10)]);
  const first = await insert(
    `INSERT INTO orders (user_id, order_no, orders_payment_type_id, orders_total, orders_net, orders_status, approve_date)
      VALUES ?`,
    [orders],
  );
  const details = buyers.map((_, index) => [first + index, product, 290, 290]);
  await insert('INSERT INTO orders_detail (orders_id, product_id, orders_detail_price, orders_detail_net) VALUES ?', [
    details,
  ]);
  return { stageId, showId };
}

/** Memory that a process holds. Linux only. */
function residentBytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
