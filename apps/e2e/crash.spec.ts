import { expect, test } from '@playwright/test';
import { ledger } from '../../tools/db/ledger.ts';
import { CrashSystem, type PartName } from './crash/crash-system.ts';
import { ACCOUNT, payByQr, payBySlip, transferHalf, type Payer } from './crash/paying.ts';
import { manyAtOnce, rush, type Acknowledged, type Wanted } from './crash/rush.ts';
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
const PAYERS = 10;
const PAID_SHOWS = 4;
const PAID_CRASHES = new Map<number, PartName>([
  [7, 'api'],
  [14, 'worker'],
  [21, 'redis'],
  [28, 'mariadb'],
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

test('BUY-03 BUY-06 BUY-15 all money that came by slip and QR pays its order once, though every part is killed meanwhile', async () => {
  test.setTimeout(120_000);
  const system = await CrashSystem.start(['sandbox', 'api', 'worker']);
  try {
    const wanted = await payThroughCrashes(system);
    await expectDrained(system);
    await expectPaidOnce(system, wanted);
    await later(system, 20);
    expect(await ledger(system.databaseUrl, undefined, () => undefined)).toBe(0);
  } finally {
    await system.stop();
  }
});

/** Half of them pay by slip and half by QR. */
async function payThroughCrashes(system: CrashSystem): Promise<Wanted[]> {
  const { buyers, shows } = await system.prepare(PAYERS, PAID_SHOWS, BAND_CHAT);
  await system.query(
    `INSERT INTO book_bank (band_id, book_bank_name, book_bank_account)
       SELECT DISTINCT band_id, '${ACCOUNT.account_name}', '${ACCOUNT.account_no}' FROM product`,
  );
  // Phones that an SMS reaches.
  await system.query("UPDATE user SET user_tel = CONCAT('09', SUBSTRING(user_tel, 3))");
  const portal = { notify_url: `${system.api}/paymentNotify` };
  await send('PUT', `${system.inbox}/api/card/portal`, { body: portal });
  const wanted = shows.flatMap((productId) => buyers.map((buyer): Wanted => ({ buyer, productId })));
  const payers = await transferHalf(system, wanted);
  const deadline = Date.now() + 60_000;
  const [restarts, again] = [[] as Promise<void>[], [] as Payer[]];
  let paid = 0;
  await manyAtOnce(payers, async (payer) => {
    if (!payer.slip) await payByQr(system, payer, deadline);
    else if (!(await payBySlip(system, payer, deadline))) again.push(payer);
    const part = PAID_CRASHES.get((paid += 1));
    if (part) restarts.push(system.crash(part));
  });
  await Promise.all(restarts);
  expect(system.killed.size).toBe(PAID_CRASHES.size);
  await later(system, 6);
  for (const payer of again) expect(await payBySlip(system, payer, deadline)).toBe(true);
  return wanted;
}

/** Makes the slips older, as if some minutes had gone by. */
async function later(system: CrashSystem, minutes: number): Promise<void> {
  await system.query(`UPDATE slip SET create_at = create_at - INTERVAL ${minutes} MINUTE`);
}

async function expectPaidOnce(system: CrashSystem, wanted: readonly Wanted[]): Promise<void> {
  const rows = await system.query<{ user_id: number; product_id: number }>(
    `SELECT user_id, product_id FROM orders JOIN orders_detail ON orders_detail.orders_id = orders.id
      WHERE orders_status = 'approve' AND orders_paid = orders_net`,
  );
  const kept = rows.map(({ user_id, product_id }) => [user_id, product_id]);
  expect(sorted(kept)).toEqual(sorted(wanted.map(({ buyer, productId }) => [buyer.id, productId])));
  const [{ orders, slips, charges, back } = {}] = await system.query<Record<string, number>>(
    `SELECT (SELECT COUNT(*) FROM orders) AS orders, (SELECT COUNT(*) FROM slip_use) AS slips,
       (SELECT COUNT(*) FROM orders_charge WHERE charge_status = 'paid') AS charges, (SELECT COUNT(*) FROM money_back) AS back`,
  );
  const half = wanted.length / 2;
  expect({ orders, slips, charges, back }).toEqual({ orders: wanted.length, slips: half, charges: half, back: 0 });
}

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
  const due = 'done_at IS NULL AND (due_at IS NULL OR due_at <= UTC_TIMESTAMP(3))';
  const open = () => system.query(`SELECT id, name, last_error FROM outbox WHERE ${due}`);
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
