import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mysql2/promise';
import { openOffice } from '../buyers.ts';
import type { MeasuredSystem } from '../measured-system.ts';
import { printFigures, type Row } from '../table.ts';
import { loadGets } from '../wrk.ts';
import { fillCatalogue, fillOrders } from './growth-data.ts';
import { withOwnDatabase } from './own-database.ts';

/** People at work in the back office at one moment. */
const CLERKS = 2;
const ORDERS = 100_000;
const PRODUCTS = 1_000;
const DAY_MS = 86_400_000;
/** What lists and sums of 14 days must keep at any size, and what totals, filters and longer reports must. */
const [LIST_P99, FILTER_P99] = [50, 200];
/** Whom a setting touches is counted from every order of its days, and shows that it is under way. */
const EFFECT_P99 = 1_000;
/** Files of one person; the API lets nobody take many more a minute. */
const FILES = 15;
const FILE_PAUSE_MS = 500;
const SUMMED_PAUSE_MS = 50;

/** The back office before 100,000 orders, in a database of its own: list, search, filters, totals, reports and the file. */
export async function measureOffice(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  return withOwnDatabase(system, 'wethi_office', async (data, api, settings) => {
    await fillCatalogue(data, PRODUCTS);
    await fillOrders(data, ORDERS);
    // Something of every twentieth show is sent by post.
    await data.query("UPDATE product SET product_book = 'Y' WHERE MOD(id, 20) = 0");
    await data.query("INSERT INTO personnel (username, role) VALUES ('owner', 'owner')");
    await data.query('ANALYZE TABLE orders, orders_detail, user, product');
    await system.withWorker(settings, () => sumSales(data));
    const headers = { authorization: `Bearer ${await openOffice(data, system.settings.TOKEN_SECRET ?? '')}` };
    const rows = [
      ...(await measure(system, api, headers, seconds, LIST_P99, listCalls())),
      ...(await measure(system, api, headers, seconds, FILTER_P99, await filterCalls(data))),
      ...(await measure(system, api, headers, seconds, LIST_P99, reportCalls())),
      ...(await measure(system, api, headers, seconds, FILTER_P99, longerCalls())),
      ...(await measure(system, api, headers, seconds, EFFECT_P99, effectCalls())),
    ];
    printFigures(await firstBytes(api, headers));
    return rows;
  });
}

/** What the worker does every hour: sales of days that are over. */
async function sumSales(data: Connection): Promise<void> {
  await data.query("INSERT INTO outbox (name, payload) VALUES ('keep-sales', '{}')");
  // A worker looks for what nobody told it of every half minute; that is no part of the work.
  const took = `SELECT TIMESTAMPDIFF(MICROSECOND, enqueued_at, done_at) / 1000 AS ms FROM outbox
                 WHERE name = 'keep-sales' AND done_at IS NOT NULL`;
  for (let ms: number | undefined; ms === undefined; await pause(SUMMED_PAUSE_MS)) {
    const [rows] = await data.query(took);
    ms = (rows as { ms: number }[])[0]?.ms;
    if (ms) printFigures([{ name: `sales of ${ORDERS} orders summed up by day, once`, ms: Number(ms) }]);
  }
}

const day = (before: number): string => new Date(Date.now() - before * DAY_MS).toISOString().slice(0, 10);

function listCalls(): Record<string, string[]> {
  return {
    'orders, first page': ['/orders?sort=-id'],
    'orders, page 1,000': ['/orders?sort=-id&page=1000'],
    'orders that wait': ['/orders/ordersByStatus?limit=20'],
    'orders, search': ['W261100012', '0800000123', 'ผู้ซื้อ77', 'W26110004321'].map(
      (q) => `/orders?q=${encodeURIComponent(q)}`,
    ),
    'orders, number of those that wait': ['/orders/ordersTotalStatus'],
    'orders, 14 days': [`/orders/ordersTotalsByDate?date_start=${day(13)}&date_to=${day(0)}`],
  };
}

/** As the list's screen asks them. */
async function filterCalls(data: Connection): Promise<Record<string, string[]>> {
  const [bands] = await data.query('SELECT id FROM band ORDER BY id LIMIT 1');
  const band = (bands as { id: number }[])[0]?.id ?? 0;
  const filters: Record<string, string> = {
    everything: '',
    'of a band': `band_id=${band}`,
    'that wait for us': 'orders_status=wait&orders_turn=us',
    'with an unclear slip': 'orders_status=wait&orders_turn=us&slip_status=unclear',
    'with a book to send': 'orders_status=approve&orders_book_send=N&has_book=Y',
    'of 30 days': `create_at_gte=${day(30)}T00:00:00Z`,
  };
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) => [
      [`list ${name}`, [`/orders?sort=-create_at&limit=20&${filter}`]],
      [`totals ${name}`, [`/orders/ordersTotals?${filter}`]],
    ]),
  );
}

/** As the dashboard asks them. */
function reportCalls(): Record<string, string[]> {
  const days = `date_start=${day(13)}&date_to=${day(0)}`;
  return {
    'sales by day, 14 days': [`/salesByDay?${days}`],
    'coupons, 14 days': [`/salesByCoupon?${days}`],
    'approvals, 14 days': [`/approvals?${days}`],
  };
}

/** Here 900 products are sold a day, so that a year's sums by product are nearly as many as its orders. */
function longerCalls(): Record<string, string[]> {
  const year = `date_start=${day(365)}&date_to=${day(0)}`;
  return {
    'sales by product, 14 days': [`/salesByProduct?date_start=${day(13)}&date_to=${day(0)}`],
    'sales by day, a year': [`/salesByDay?${year}`],
    'sales by product, a year': [`/salesByProduct?${year}`],
  };
}

/** As the settings ask them. */
function effectCalls(): Record<string, string[]> {
  return {
    'whom other days would touch': ['/shopSettingEffect?access_window_days=7'],
    'whom other devices would touch': ['/shopSettingEffect?device_limit=1'],
  };
}

async function measure(
  system: MeasuredSystem,
  api: string,
  headers: Record<string, string>,
  seconds: number,
  p99AtMost: number,
  calls: Record<string, string[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, paths] of Object.entries(calls)) {
    const options = { connections: CLERKS, seconds: Math.ceil(seconds / 2), directory: system.directory };
    await loadGets(api, paths, { ...options, seconds: 2 }, headers);
    const load = await loadGets(api, paths, options, headers);
    rows.push({ name: `${name}, ${CLERKS} at once`, load, p99AtMost });
  }
  return rows;
}

/** How long until a file of all orders begins to arrive; the rest of it streams. */
async function firstBytes(api: string, headers: Record<string, string>) {
  const waits: number[] = [];
  while (waits.length < FILES) {
    const began = performance.now();
    const stop = new AbortController();
    const answer = await fetch(`${api}/ordersFile?format=csv&sort=-create_at`, { headers, signal: stop.signal });
    const reader = answer.body?.getReader();
    // The titles, then the first hundred orders.
    await reader?.read();
    await reader?.read();
    waits.push(performance.now() - began);
    stop.abort();
    // What is left of a file that nobody takes any more is no part of the next one.
    await pause(FILE_PAUSE_MS);
  }
  const sorted = waits.toSorted((one, other) => one - other);
  return [
    { name: `file of ${ORDERS} orders, its first page, half`, ms: sorted[Math.floor(FILES / 2)] ?? 0 },
    { name: `file of ${ORDERS} orders, its first page, slowest`, ms: sorted.at(-1) ?? 0, atMost: FILTER_P99 },
  ];
}
