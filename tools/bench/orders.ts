import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { addBuyers, addShows, type Buyer } from './buyers.ts';
import { alternate, type Load } from './load.ts';
import type { MeasuredSystem } from './measured-system.ts';
import type { RawOrders } from './ceilings/raw-orders.ts';
import { captureMessages, statementsOf } from './statements.ts';
import { loadPost, type PreparedRequest } from './wrk.ts';

const BUYERS = 200;
const SHOWS = 200;
const MANY_BUYERS = 2_000;
const FEW_SHOWS = 25;
/** More than a round of two seconds needs. */
const ORDERS_OF_A_ROUND = 3_000;
const AT_ONCE = 32;
const WARM_UP_SECONDS = 4;
/** The API's own default. */
const POOL = 15;

export interface Pair {
  buyer: Buyer;
  productId: number;
  key: string;
}

/** Order creation over HTTP; its statements one by one on plain mysql2; and its messages, of which some hold several. */
export async function measureOrders(
  system: MeasuredSystem,
  seconds: number,
  coupon?: string,
): Promise<[Load, Load, Load]> {
  // Of each buyer few orders: codes of coupons are limited by who names them.
  const [one, ...pairs] = coupon ? await makePairs(system, MANY_BUYERS, FEW_SHOWS) : await makePairs(system);
  if (!one) throw new Error('nobody to order');
  const messages = await capture(system, one, coupon);
  const some = (): Pair[] => pairs.splice(0, ORDERS_OF_A_ROUND);
  const post = (length: number): Promise<Load> => {
    const options = { connections: AT_ONCE, directory: system.directory, seconds: length };
    return loadPost(
      `${system.api}/orders`,
      some().map((pair) => requestOf(pair, coupon)),
      options,
    );
  };
  await post(WARM_UP_SECONDS);
  const [api, statements, sent] = await alternate(seconds, [
    post,
    (length) => measureRaw(system, messages.flatMap(statementsOf), some(), length),
    (length) => measureRaw(system, messages, some(), length),
  ]);
  return [api, statements, sent] as [Load, Load, Load];
}

export async function makePairs(system: MeasuredSystem, buyersCount = BUYERS, showsCount = SHOWS): Promise<Pair[]> {
  const connection = await system.connect();
  await connection.query('ALTER TABLE orders AUTO_INCREMENT = 500000001');
  const buyers = await addBuyers(connection, buyersCount, system.settings.TOKEN_SECRET ?? '');
  const shows = await addShows(connection, showsCount);
  await connection.end();
  const key = (): string => randomBytes(16).toString('hex');
  return shows.flatMap((productId) => buyers.map((buyer) => ({ buyer, productId, key: key() })));
}

export const bodyOf = ({ productId }: Pair, coupon_code?: string): string =>
  JSON.stringify({ order: { coupon_code }, ordersDetail: [{ product_id: productId }] });

export function headersOf({ buyer, key }: Pair): Record<string, string> {
  return {
    'content-type': 'application/json',
    authorization: `Bearer ${buyer.token}`,
    'idempotency-key': key,
  };
}

export const requestOf = (pair: Pair, coupon?: string): PreparedRequest => ({
  headers: headersOf(pair),
  body: bodyOf(pair, coupon),
});

/** What the database is asked for one order. */
function capture(system: MeasuredSystem, pair: Pair, coupon?: string): Promise<string[]> {
  return captureMessages(system.databaseDirectory, async () => {
    const answer = await fetch(`${system.api}/orders`, {
      method: 'POST',
      headers: headersOf(pair),
      body: bodyOf(pair, coupon),
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
  const { stdout } = await execa(process.execPath, ['tools/bench/ceilings/raw-orders.ts', file]);
  return JSON.parse(stdout) as Load;
}
