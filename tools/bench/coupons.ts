import { randomBytes } from 'node:crypto';
import { addBuyers, addShows } from './buyers.ts';
import { alternate, type Load } from './load.ts';
import type { MeasuredSystem } from './measured-system.ts';
import { bodyOf, headersOf, makePairs, measureOrders, requestOf, type Pair } from './orders.ts';
import { loadPost } from './wrk.ts';

const RUSH_CONNECTIONS = 100;
const WITHOUT_END = 10_000_000;
const RUSH_USES = 10_000;
/** More than a round needs, so that no load ends before its time; each orders once. */
const BUYERS_OF_A_ROUND = 5_000;
/** One for each round. */
const SHOWS = 13;
const RUNS = 5;
const BUYERS_AT_ONCE = 200;
const PLACES = 700;
const USES = 500;

/**
 * Orders with a coupon beside their own statements; and a rush of many at once with one, which the shop's pages have tried for
 * their buyers before, beside the same rush of buyers who did not try it, and beside one without.
 */
export async function measureCoupons(system: MeasuredSystem, seconds: number) {
  const [api, statements] = await measureOrders(system, seconds, await addCoupon(system, WITHOUT_END));
  const pairs = (await makePairs(system, BUYERS_OF_A_ROUND, SHOWS)).slice(1);
  const options = { connections: RUSH_CONNECTIONS, directory: system.directory };
  const post = (some: readonly Pair[], length: number, coupon?: string) => {
    const requests = some.map((pair) => requestOf(pair, coupon));
    return loadPost(`${system.api}/orders`, requests, { ...options, seconds: length });
  };
  const next = () => pairs.splice(0, BUYERS_OF_A_ROUND);
  const [tried, untried, without] = (await alternate(seconds, [
    async (length) => {
      const [some, code] = [next(), await addCoupon(system, RUSH_USES)];
      await keepUses(system, code, some);
      return post(some, length, code);
    },
    async (length) => post(next(), length, await addCoupon(system, RUSH_USES)),
    (length) => post(next(), length),
  ])) as [Load, Load, Load];
  return { api, statements, tried, untried, without };
}

/** 700 buyers, 200 at once, at two API processes, of whom 500 may use a coupon. @returns how many did, for each run */
export function placeAtOnce(system: MeasuredSystem): Promise<number[]> {
  return system.withApi({}, async (second) => {
    const used: number[] = [];
    for (let run = 0; run < RUNS; run += 1) used.push(await usesOfARush(system, [system.api, second]));
    return used;
  });
}

async function usesOfARush(system: MeasuredSystem, apis: readonly string[]): Promise<number> {
  const connection = await system.connect();
  const buyers = await addBuyers(connection, PLACES, system.settings.TOKEN_SECRET ?? '');
  const [productId = 0] = await addShows(connection, 1);
  await connection.end();
  const code = await addCoupon(system, USES);
  const pairs = buyers.map((buyer): Pair => ({ buyer, productId, key: randomBytes(16).toString('hex') }));
  const place = async (pair: Pair, index: number): Promise<boolean> => {
    const url = `${apis[index % apis.length]}/orders`;
    const answer = await fetch(url, { method: 'POST', headers: headersOf(pair), body: bodyOf(pair, code) });
    return ((await answer.json()) as { result: boolean }).result;
  };
  const [waiting, results] = [pairs.entries(), [] as boolean[]];
  const client = async (): Promise<void> => {
    for (const [index, pair] of waiting) results.push(await place(pair, index));
  };
  await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, client));
  return results.filter(Boolean).length;
}

/** 10 baht off for every show. @returns its code */
async function addCoupon(system: MeasuredSystem, limit: number): Promise<string> {
  const code = `BENCH${randomBytes(6).toString('hex').toUpperCase()}`;
  const connection = await system.connect();
  await connection.query(
    `INSERT INTO coupon (coupon_code, coupon_name, coupon_product_type, coupon_type, coupon_price, coupon_limit)
     VALUES (?, 'Bench', 'All', 'Price', 10, ?)`,
    [code, limit],
  );
  await connection.query('INSERT INTO coupon_count (coupon_id) SELECT id FROM coupon WHERE coupon_code = ?', [code]);
  await connection.end();
  return code;
}

/** What couponByCode leaves for who tried a coupon. */
async function keepUses(system: MeasuredSystem, code: string, pairs: readonly Pair[]): Promise<void> {
  const connection = await system.connect();
  const [coupons] = await connection.query('SELECT id FROM coupon WHERE coupon_code = ?', [code]);
  const id = (coupons as { id: number }[])[0]?.id;
  const until = new Date(Date.now() + 900_000);
  const rows = pairs.map(({ buyer }) => [id, buyer.id, until]);
  await connection.query('INSERT INTO coupon_hold (coupon_id, user_id, hold_until) VALUES ?', [rows]);
  await connection.query('UPDATE coupon_count SET used = ? WHERE coupon_id = ?', [rows.length, id]);
  await connection.end();
}
