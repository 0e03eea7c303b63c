import type { Connection } from 'mysql2/promise';
import { openOffice } from '../buyers.ts';
import { fillCatalogue, fillOrders, SEARCHES } from './growth-data.ts';
import type { MeasuredSystem } from '../measured-system.ts';
import { withOwnDatabase } from './own-database.ts';
import type { Row } from '../table.ts';
import { loadGets } from '../wrk.ts';

const READERS = 16;
/** People at work in the back office at one moment. */
const CLERKS = 2;
const ORDERS = 100_000;
/** Node compiles what runs often, and is at its speed only after some ten thousand requests; a server runs for days. */
const WARM_UP_SECONDS = 15;
/** What the rates must reach at 1,000 products; at 10,000 half of what was measured at 1,000. */
const GOAL = { perSecond: 1_000, p99: 50 };
const DAY_MS = 86_400_000;

/** Lists, search and reports as the tables grow, in a database of their own, whose answers nobody keeps. */
export async function measureGrowth(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  return withOwnDatabase(system, 'wethi_growth', async (data, api) => [
    ...(await catalogueRows(system, data, api, seconds)),
    ...(await orderRows(system, data, api, seconds)),
  ]);
}

async function catalogueRows(system: MeasuredSystem, data: Connection, api: string, seconds: number): Promise<Row[]> {
  // Whoever sends a token gets no kept answer.
  const options = { connections: READERS, seconds, directory: system.directory };
  const headers = { authorization: 'Bearer none' };
  const lists = ['/productView?limit=20'];
  const searches = SEARCHES.map((word) => `/productView?limit=8&q=${encodeURIComponent(word)}`);
  const rows: Row[] = [];
  await fillCatalogue(data, 1_000);
  await loadGets(api, [...lists, ...searches], { ...options, seconds: WARM_UP_SECONDS }, headers);
  for (const [name, paths] of Object.entries({ list: lists, search: searches })) {
    let atLeast = GOAL.perSecond;
    for (const products of [1_000, 10_000]) {
      await fillCatalogue(data, products);
      await data.query('ANALYZE TABLE product, product_word, stage, band');
      await loadGets(api, paths, { ...options, seconds: 2 }, headers);
      const load = await loadGets(api, paths, options, headers);
      rows.push({ name: `${name} from the database, ${products} products`, load, atLeast });
      atLeast = load.perSecond / 2;
    }
  }
  return rows;
}

async function orderRows(system: MeasuredSystem, data: Connection, api: string, seconds: number): Promise<Row[]> {
  await fillOrders(data, ORDERS);
  await data.query("INSERT INTO personnel (username, role) VALUES ('owner', 'owner')");
  await data.query('ANALYZE TABLE orders, orders_detail, user');
  const headers = { authorization: `Bearer ${await openOffice(data, system.settings.TOKEN_SECRET ?? '')}` };
  const day = (before: number): string => new Date(Date.now() - before * DAY_MS).toISOString().slice(0, 10);
  const calls: Record<string, string[]> = {
    'orders, first page': ['/orders?sort=-id'],
    'orders, page 1,000': ['/orders?sort=-id&page=1000'],
    'orders that wait': ['/orders/ordersByStatus?limit=20'],
    'orders, search': ['W261100012', '0800000123', 'ผู้ซื้อ77', 'W26110004321'].map(
      (q) => `/orders?q=${encodeURIComponent(q)}`,
    ),
    'orders, number of those that wait': ['/orders/ordersTotalStatus'],
    'orders, 14 days': [`/orders/ordersTotalsByDate?date_start=${day(13)}&date_to=${day(0)}`],
  };
  const rows: Row[] = [];
  for (const [name, paths] of Object.entries(calls)) {
    const options = { connections: CLERKS, seconds: Math.ceil(seconds / 2), directory: system.directory };
    await loadGets(api, paths, { ...options, seconds: 2 }, headers);
    rows.push({
      name: `${name}, of ${ORDERS}, ${CLERKS} at once`,
      load: await loadGets(api, paths, options, headers),
      p99AtMost: GOAL.p99,
    });
  }
  return rows;
}
