import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { addBuyers, addShows, type Buyer } from './buyers.ts';
import { mean, type Load } from './load.ts';
import type { MeasuredSystem } from './measured-system.ts';
import type { RawOrders } from './raw-orders.ts';
import { captureStatements } from './statements.ts';
import { loadPost, type PreparedRequest } from './wrk.ts';

const BUYERS = 200;
const SHOWS = 100;
const AT_ONCE = 32;
const WARM_UP_SECONDS = 4;
/** The API's own default. */
const POOL = 15;

export interface Pair {
  buyer: Buyer;
  productId: number;
  key: string;
}

/** Order creation over HTTP, and the same statements in the same transaction on plain mysql2. */
export async function measureOrders(system: MeasuredSystem, seconds: number): Promise<{ api: Load; raw: Load }> {
  const pairs = await makePairs(system);
  const [one, ...others] = pairs;
  if (!one) throw new Error('nobody to order');
  const statements = await capture(system, one);
  const quarter = (number: number): Pair[] => {
    const size = Math.floor(others.length / 4);
    return others.slice((number - 1) * size, number * size);
  };
  const post = (some: Pair[], length: number): Promise<Load> => {
    const options = { connections: AT_ONCE, directory: system.directory, seconds: length };
    return loadPost(`${system.api}/orders`, some.map(requestOf), options);
  };
  await post(quarter(1), WARM_UP_SECONDS);
  // One half before the ceiling and one after it: a machine that changes its speed meanwhile leaves the ratio alone.
  const half = Math.ceil(seconds / 2);
  const before = await post(quarter(2), half);
  const raw = await measureRaw(system, statements, quarter(3), seconds);
  const after = await post(quarter(4), half);
  return { api: mean(before, after), raw };
}

export async function makePairs(system: MeasuredSystem): Promise<Pair[]> {
  const connection = await system.connect();
  await connection.query('ALTER TABLE orders AUTO_INCREMENT = 500000001');
  const buyers = await addBuyers(connection, BUYERS, system.settings.TOKEN_SECRET ?? '');
  const shows = await addShows(connection, SHOWS);
  await connection.end();
  const key = (): string => randomBytes(16).toString('hex');
  return shows.flatMap((productId) => buyers.map((buyer) => ({ buyer, productId, key: key() })));
}

export const bodyOf = ({ productId }: Pair): string =>
  JSON.stringify({ order: {}, ordersDetail: [{ product_id: productId }] });

export function headersOf({ buyer, key }: Pair): Record<string, string> {
  return {
    'content-type': 'application/json',
    authorization: `Bearer ${buyer.token}`,
    'idempotency-key': key,
  };
}

const requestOf = (pair: Pair): PreparedRequest => ({ headers: headersOf(pair), body: bodyOf(pair) });

/** What the database is asked for one order. */
function capture(system: MeasuredSystem, pair: Pair): Promise<string[]> {
  return captureStatements(system.databaseDirectory, async () => {
    const answer = await fetch(`${system.api}/orders`, {
      method: 'POST',
      headers: headersOf(pair),
      body: bodyOf(pair),
    });
    const { data } = (await answer.json()) as { data: { insertId: number; order_no: string } };
    return { ...valuesOf(pair), orders_id: String(data.insertId), order_no: data.order_no };
  });
}

export function valuesOf({ buyer, productId, key }: Pair): Record<string, string> {
  return { user: String(buyer.id), session: buyer.session, product: String(productId), key };
}

/** These statements again and again, each time with the values of another pair, on as many connections as the API has. */
export async function measureRaw(
  system: MeasuredSystem,
  statements: string[],
  pairs: Pair[],
  seconds: number,
  atOnce = AT_ONCE,
): Promise<Load> {
  const order: RawOrders = {
    url: system.settings.DATABASE_URL ?? '',
    pool: POOL,
    atOnce,
    seconds,
    statements,
    values: pairs.map((pair) => ({ ...valuesOf(pair), order_no: `W000000${randomBytes(5).toString('hex')}` })),
  };
  const file = join(system.directory, 'raw-orders.json');
  writeFileSync(file, JSON.stringify(order));
  const { stdout } = await execa(process.execPath, ['tools/bench/raw-orders.ts', file]);
  return JSON.parse(stdout) as Load;
}
