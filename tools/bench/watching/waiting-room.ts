import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addBuyers, addShows, type Buyer } from '../buyers.ts';
import type { MeasuredSystem } from '../measured-system.ts';
import { bodyOf, headersOf } from '../orders.ts';

const WAITING = 2_000;
const PLACES = 500;
const AT_ONCE = 100;
/** Everybody of 2,000 asks every three seconds. */
const POLLS_A_SECOND = 667;
const ASK_MS = 1_000;
const LONGEST_RUSH_MS = 120_000;

interface Place {
  room_state: string;
  entry: string;
  queue_ahead: number | null;
}

interface Waiting {
  buyer: Buyer;
  entry: string;
  place: number;
}

export interface RoomFigures {
  /** Of asking for one's place, while 2,000 wait. */
  pollP99Ms: number;
  polls: number;
  /** Of 2,000 who want 500 places. */
  orders: number;
  /** Whose turn it was and who got none. */
  refused: number;
  /** Whether nobody was let in before somebody ahead of them. */
  inOrder: boolean;
  seconds: number;
}

/** People in a waiting room at two API processes: how fast they hear of their place, and who of them buys. */
export async function measureWaitingRoom(system: MeasuredSystem, seconds: number): Promise<RoomFigures> {
  return system.withApi({}, async (second) => {
    const apis = [system.api, second];
    const productId = await openRoom(system);
    const waiting = await joinAll(system, apis, productId);
    const { p99, polls } = await poll(apis, waiting, seconds);
    const began = performance.now();
    const rush = await system.withWorkerAndSandbox(() => buyAll(apis, productId, waiting));
    const inOrder = await wereInOrder(system, productId, waiting);
    return { pollP99Ms: p99, polls, ...rush, inOrder, seconds: (performance.now() - began) / 1_000 };
  });
}

/** A show of 500 places whose sale is on. */
async function openRoom(system: MeasuredSystem): Promise<number> {
  const connection = await system.connect();
  const [id = 0] = await addShows(connection, 1);
  await connection.query(
    `UPDATE product SET product_limit = ?, product_queue = 'Y', product_queue_date = CURDATE() - INTERVAL 1 DAY,
       product_queue_open = '00:00', product_queue_sale = '00:01' WHERE id = ?`,
    [PLACES, id],
  );
  await connection.query('INSERT INTO product_places VALUES (?, ?, 0)', [id, PLACES]);
  await connection.end();
  return id;
}

async function joinAll(system: MeasuredSystem, apis: readonly string[], product_id: number): Promise<Waiting[]> {
  const connection = await system.connect();
  const buyers = await addBuyers(connection, WAITING, system.settings.TOKEN_SECRET ?? '');
  await connection.end();
  const waiting: Waiting[] = [];
  await atOnce(buyers, async (buyer, index) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` };
    const answer = await fetch(`${apis[index % apis.length]}/waitingRoom`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ product_id }),
    });
    const { data } = (await answer.json()) as { data: Place };
    waiting.push({ buyer, entry: data.entry, place: data.queue_ahead ?? 0 });
  });
  return waiting;
}

async function askPlace(api: string | undefined, { entry }: Waiting): Promise<Place> {
  const answer = await fetch(`${api}/waitingRoomPlace?entry=${entry}`);
  if (!answer.ok) throw new Error(`waitingRoomPlace answers ${answer.status}`);
  return ((await answer.json()) as { data: Place }).data;
}

async function poll(apis: readonly string[], waiting: readonly Waiting[], seconds: number) {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (let number = 0; number < POLLS_A_SECOND * seconds; number += 1) {
    const due = began + (number * 1_000) / POLLS_A_SECOND;
    if (due > performance.now()) await pause(due - performance.now());
    const one = waiting[number % waiting.length];
    if (!one) continue;
    const sent = performance.now();
    asked.push(askPlace(apis[number % apis.length], one).then(() => void times.push(performance.now() - sent)));
  }
  await Promise.all(asked);
  times.sort((a, b) => a - b);
  return { p99: times[Math.floor(times.length * 0.99)] ?? Infinity, polls: times.length };
}

/** Each waits for their turn, and buys in it. */
async function buyAll(apis: readonly string[], productId: number, waiting: readonly Waiting[]) {
  let orders = 0;
  let refused = 0;
  const end = performance.now() + LONGEST_RUSH_MS;
  await Promise.all(
    waiting.map(async (one, index) => {
      const api = apis[index % apis.length];
      await pause((index * ASK_MS) / waiting.length);
      while (performance.now() < end) {
        const { room_state } = await askPlace(api, one);
        if (room_state === 'turn') {
          const pair = { buyer: one.buyer, productId, key: randomBytes(16).toString('hex') };
          const answer = await fetch(`${api}/orders`, { method: 'POST', headers: headersOf(pair), body: bodyOf(pair) });
          if (((await answer.json()) as { result: boolean }).result) orders += 1;
          else refused += 1;
          return;
        }
        if (room_state === 'soldout') return;
        await pause(ASK_MS);
      }
    }),
  );
  return { orders, refused };
}

async function wereInOrder(system: MeasuredSystem, productId: number, waiting: readonly Waiting[]): Promise<boolean> {
  const connection = await system.connect();
  const sql = 'SELECT user_id, create_at FROM place_hold WHERE product_id = ? ORDER BY create_at';
  const [rows] = await connection.query(sql, [productId]);
  await connection.end();
  const places = new Map(waiting.map(({ buyer, place }) => [buyer.id, place]));
  const batches = Map.groupBy(rows as { user_id: number; create_at: Date }[], ({ create_at }) => create_at.getTime());
  let last = -1;
  for (const batch of batches.values()) {
    const let_in = batch.map(({ user_id }) => places.get(user_id) ?? Infinity);
    if (Math.min(...let_in) < last) return false;
    last = Math.max(...let_in);
  }
  return true;
}

async function atOnce<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>): Promise<void> {
  const rest = items.entries();
  const client = async (): Promise<void> => {
    for (const [index, item] of rest) await work(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
}
