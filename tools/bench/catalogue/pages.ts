import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mysql2/promise';
import { addShows, openOffice } from '../buyers.ts';
import { fillCatalogue } from './growth-data.ts';
import { compare, percentile, type Load } from '../load.ts';
import type { MeasuredSystem, Shops } from '../measured-system.ts';
import { withOwnDatabase } from './own-database.ts';
import type { Row } from '../table.ts';
import { loadGet, loadGets } from '../wrk.ts';

const VISITORS = 64;
/** As many as keep one shop process busy. */
const RENDERED_AT_ONCE = 16;
/** Node compiles what runs often, and is at its speed only after some thousand pages; a server runs for days. */
const WARM_UP_SECONDS = 12;
const GOAL = { ofFile: 0.7, perSecond: 250, newWithinMs: 1_000 };
/** What browsers send. */
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** More than are asked for in one measurement. */
const ADDRESSES = 5_000;
const SAVES = 10;

/** A guest's pages: kept by nginx, made anew, and new after a save. */
export async function measurePages(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  return [
    ...(await keptRows(system, seconds)),
    await system.withPairs((web) => freshness(system, web)),
    ...(await withOwnDatabase(system, 'wethi_pages', (data, api) =>
      system.withShops(api, (shop) => renderedRows(system, data, shop, seconds)),
    )),
  ];
}

/** Pages as browsers get them, and the same compressed bytes from a file. */
async function keptRows(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const pages = {
    'home page': '/',
    'home page from an advertisement (?fbclid=…)': `/?fbclid=${randomUUID()}`,
    'package page': '/package/saeng-sudthai-kon-chao',
  };
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const url = system.web + path;
    const bytes = await compressedPage(url);
    const load = (address: string) => (length: number) =>
      loadGet(address, { connections: VISITORS, directory: system.directory, seconds: length }, COMPRESSED);
    const { own, reference } = await system.withStaticFile(bytes, (file) => compare(seconds, load(file), load(url)));
    rows.push(
      { name, load: own },
      { name: `nginx, file of these ${bytes.length} bytes`, load: reference, ceilingOf: own, goal: GOAL.ofFile },
    );
  }
  return rows;
}

/** `fetch` would unpack it. */
function compressedPage(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: COMPRESSED }, (answer) => {
      if (answer.statusCode !== 200 || !answer.headers['content-encoding'])
        reject(new Error(`${url} answers ${answer.statusCode}, not compressed`));
      else buffer(answer).then(resolve, reject);
    }).on('error', reject);
  });
}

/** How long a saved title takes to stand on its page, which somebody always looks at. */
async function freshness(system: MeasuredSystem, web: string): Promise<Row> {
  const connection = await system.connect();
  const token = await openOffice(connection, system.settings.TOKEN_SECRET ?? '');
  const [id = 0] = await addShows(connection, 1);
  await connection.end();
  const url = `${web}/package/load-${id}`;
  const times: number[] = [];
  for (let save = 0; save < SAVES; save += 1) {
    const title = `Saved ${randomUUID()}`;
    await watchedFor(url, save * 97);
    const answer = await fetch(`${web}/api/product`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ id, product_title: title }),
    });
    if (!answer.ok) throw new Error(`saving a product answers ${answer.status}: ${await answer.text()}`);
    times.push(await shownAfter(url, title));
  }
  const load = {
    perSecond: 1000 / percentile(times, 0.5),
    p50: percentile(times, 0.5),
    p99: Math.max(...times),
    failed: 0,
  };
  return { name: 'from a save to the new page, two APIs and two shops', load, p99AtMost: GOAL.newWithinMs };
}

/** The clock's second decides how long a page is kept, so each save comes at another part of it. */
async function watchedFor(url: string, ms: number): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < ms) await (await fetch(url)).text().then(() => pause(20));
}

async function shownAfter(url: string, title: string): Promise<number> {
  const start = performance.now();
  while (!(await (await fetch(url)).text()).includes(title)) await pause(20);
  return performance.now() - start;
}

/** Pages that nobody keeps: by one shop itself, where each address differs, and of a thousand products in turn by both. */
async function renderedRows(system: MeasuredSystem, data: Connection, shop: Shops, seconds: number): Promise<Row[]> {
  const options = { connections: RENDERED_AT_ONCE, directory: system.directory };
  const homes = Array.from({ length: ADDRESSES }, (_, at) => `/?at=${at}`);
  const rows: Row[] = [];
  for (const products of [100, 10_000]) {
    await fillCatalogue(data, products);
    await data.query('ANALYZE TABLE product, product_word, stage, band');
    await loadGets(shop.pages, homes, { ...options, seconds: WARM_UP_SECONDS });
    const { load, cpu } = await withProcessorTime(shop, () => loadGets(shop.pages, homes, { ...options, seconds }));
    const name = `home page made anew, ${products} products (${cpu.toFixed(1)} ms of CPU)`;
    rows.push({ name, load, atLeast: GOAL.perSecond });
  }
  const shows = Array.from({ length: ADDRESSES }, (_, at) => `/package/show-${1 + ((at * 37) % ADDRESSES)}`);
  await loadGets(shop.web, shows.toReversed(), { ...options, seconds: WARM_UP_SECONDS }, COMPRESSED);
  const load = await loadGets(shop.web, shows, { ...options, seconds }, COMPRESSED);
  rows.push({ name: 'package pages nobody asked for before', load, atLeast: GOAL.perSecond });
  return rows;
}

/** Milliseconds of the shop's processor time an answer. */
async function withProcessorTime(shop: Shops, work: () => Promise<Load>): Promise<{ load: Load; cpu: number }> {
  const before = [shop.processorTime(), performance.now()] as const;
  const load = await work();
  const seconds = (performance.now() - before[1]) / 1000;
  return { load, cpu: (shop.processorTime() - before[0]) / (load.perSecond * seconds) };
}
