import { expect, test } from '@playwright/test';
import { CrashSystem, type PartName } from './crash/crash-system.ts';
import { rush, type Acknowledged, type Wanted } from './crash/rush.ts';
import { send } from './support/http.ts';
import type { Message } from './support/inbox.ts';

const BAND_CHAT = '-1001000000099';
const BUYERS = 20;
const SHOWS = 15;
/** Which part is killed after how many acknowledged orders. */
const CRASHES = new Map<number, PartName>([
  [50, 'api'],
  [110, 'worker'],
  [170, 'redis'],
  [230, 'mariadb'],
]);

test('BUY-08 TELL-04 no acknowledged order is lost or doubled, and each is announced once, though every part is killed in the rush', async () => {
  test.setTimeout(150_000);
  const system = await CrashSystem.start(['sandbox', 'api', 'worker']);
  try {
    const orders = await rushThroughCrashes(system);
    await expectOrdersOnce(system, orders);
    await expectDrained(system);
    await expectAnnouncedOnce(system, orders);
  } finally {
    await system.stop();
  }
});

async function rushThroughCrashes(system: CrashSystem): Promise<Acknowledged[]> {
  const { buyers, shows } = await system.prepare(BUYERS, SHOWS, BAND_CHAT);
  const wanted: Wanted[] = shows.flatMap((productId) => buyers.map((buyer) => ({ buyer, productId })));
  const restarts: Promise<void>[] = [];
  const orders = await rush(system.api, wanted, Date.now() + 50_000, (count) => {
    const part = CRASHES.get(count);
    if (part) restarts.push(system.crash(part));
  });
  await Promise.all(restarts);
  expect(system.killed.size).toBe(CRASHES.size);
  expect(orders).toHaveLength(BUYERS * SHOWS);
  return orders;
}

async function expectOrdersOnce(system: CrashSystem, acknowledged: readonly Acknowledged[]): Promise<void> {
  const rows = await system.query<{ id: number; order_no: string; user_id: number; product_id: number }>(
    `SELECT orders.id, order_no, user_id, product_id FROM orders
       JOIN orders_detail ON orders_detail.orders_id = orders.id WHERE orders_status = 'wait'`,
  );
  const told = acknowledged.map(({ orderId, orderNo, buyer, productId }) => [orderId, orderNo, buyer.id, productId]);
  const kept = rows.map(({ id, order_no, user_id, product_id }) => [id, order_no, user_id, product_id]);
  expect(sorted(kept)).toEqual(sorted(told));
}

async function expectDrained(system: CrashSystem): Promise<void> {
  const open = () => system.query('SELECT id, name, last_error FROM outbox WHERE done_at IS NULL');
  await expect.poll(open, { timeout: 60_000, intervals: [500] }).toEqual([]);
}

async function expectAnnouncedOnce(system: CrashSystem, orders: readonly Acknowledged[]): Promise<void> {
  const { json } = await send('GET', `${system.inbox}/api/messages?channel=chat`);
  const messages = json.data as Message[];
  const numbers = new Set(orders.map(({ orderNo }) => orderNo));
  const arrivals = Map.groupBy(messages, ({ to, text }) => `${to} ${numbersOf(text)[0]}`);
  for (const number of numbers)
    expect(
      [...arrivals.keys()].filter((arrival) => arrival.endsWith(number)),
      number,
    ).toHaveLength(2);
  const doubled = [...arrivals].filter(([, messages]) => messages.length > 1).map(([arrival]) => arrival);
  // Telegram knows no idempotency keys: what it took when the worker died, before that was noted, is sent again.
  const interrupted = numbersOf(system.interrupted.join());
  expect(doubled.filter((arrival) => !numbersOf(arrival).some((number) => interrupted.includes(number)))).toEqual([]);
}

function numbersOf(text: string): string[] {
  return text.match(/W\w{12}/g) ?? [];
}

function sorted(rows: unknown[][]): string[] {
  return rows.map((row) => row.join(' ')).sort();
}
