import { randomBytes } from 'node:crypto';
import { Failure } from '../services/failure.ts';
import { addBuyers, addShows, type Buyer } from './buyers.ts';
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
/** More than there are places, and of these more than uses: some buy without, and some nothing. */
const BUYERS = 900;
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

/**
 * 900 buyers, 200 at once, at two API processes, of a show of 700 places with a coupon of 500 uses; who gets no use of it buys
 * without.
 * @throws Failure when a run gives more or fewer than there are, or counts otherwise than it answers
 */
export function placeAtOnce(system: MeasuredSystem): Promise<Taken[]> {
  return system.withApi({}, async (second) => {
    const runs: Taken[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await takenInARush(system, [system.api, second]));
    return runs;
  });
}

/** What a rush took: `uses` of the coupon and `places` of the show. */
interface Taken {
  uses: number;
  places: number;
}

async function takenInARush(system: MeasuredSystem, apis: readonly string[]): Promise<Taken> {
  const connection = await system.connect();
  const buyers = await addBuyers(connection, BUYERS, system.settings.TOKEN_SECRET ?? '');
  const [productId = 0] = await addShows(connection, 1);
  await connection.query('UPDATE product SET product_limit = ? WHERE id = ?', [PLACES, productId]);
  await connection.query('INSERT INTO product_places VALUES (?, ?, 0)', [productId, PLACES]);
  const code = await addCoupon(system, USES);
  const told: Taken = { uses: 0, places: 0 };
  const waiting = buyers.entries();
  const client = async (): Promise<void> => {
    for (const [index, buyer] of waiting) {
      const { bought, withCoupon } = await buy(`${apis[index % apis.length]}/orders`, buyer, productId, code);
      told.places += Number(bought);
      told.uses += Number(withCoupon);
    }
  };
  await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, client));
  const [rows] = await connection.query(KEPT, [productId, code, productId]);
  await connection.end();
  requireExact([told, ...(rows as Taken[]).map((row) => ({ uses: Number(row.uses), places: Number(row.places) }))]);
  return told;
}

/** The orders that are there, and what the counts say. */
const KEPT = `SELECT COUNT(o.coupon_id) AS uses, COUNT(*) AS places
    FROM orders_detail d JOIN orders o ON o.id = d.orders_id AND o.orders_status = 'wait' WHERE d.product_id = ?
  UNION ALL
  SELECT n.used, p.places_taken FROM coupon c JOIN coupon_count n ON n.coupon_id = c.id JOIN product_places p
   WHERE c.coupon_code = ? AND p.product_id = ?`;

function requireExact(counted: readonly Taken[]): void {
  if (counted.length === 3 && counted.every(({ uses, places }) => uses === USES && places === PLACES)) return;
  const [told, orders, counts] = counted.map(({ uses, places }) => `${uses} uses and ${places} places`);
  const found = `answers: ${told}, orders: ${orders}, counts: ${counts}`;
  throw new Failure(`a rush for ${USES} uses and ${PLACES} places is not exact`, found);
}

async function buy(url: string, buyer: Buyer, productId: number, code: string) {
  const place = async (coupon?: string): Promise<string> => {
    const pair: Pair = { buyer, productId, key: randomBytes(16).toString('hex') };
    const answer = await fetch(url, { method: 'POST', headers: headersOf(pair), body: bodyOf(pair, coupon) });
    const { result, code: refusal } = (await answer.json()) as { result: boolean; code?: string };
    return result ? 'bought' : String(refusal);
  };
  const first = await place(code);
  const last = first === 'COUPON_USED_UP' ? await place() : first;
  if (last !== 'bought' && last !== 'SOLD_OUT') throw new Error(`an order in the rush was answered with ${last}`);
  return { bought: last === 'bought', withCoupon: first === 'bought' };
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
  const rows = pairs.map(({ buyer, productId }) => [id, buyer.id, productId, until]);
  await connection.query('INSERT INTO coupon_hold (coupon_id, user_id, product_id, hold_until) VALUES ?', [rows]);
  await connection.query('UPDATE coupon_count SET used = ? WHERE coupon_id = ?', [rows.length, id]);
  await connection.end();
}
