import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { Connection } from 'mysql2/promise';
import { measureFreshness } from './freshness.ts';
import { fillCatalogue } from './growth-data.ts';
import { alternate, type Load } from '../load.ts';
import type { MeasuredSystem, Shops } from '../measured-system.ts';
import { withOwnDatabase } from './own-database.ts';
import type { Row } from '../table.ts';
import { loadGet, loadGets } from '../wrk.ts';

const VISITORS = 64;
/** As many as keep one shop process busy. */
const RENDERED_AT_ONCE = 16;
/** Of a second each: which connection meets which worker is new in each, and one round differs from the next by a tenth. */
const ROUNDS = 16;
/** Node compiles what runs often, and is at its speed only after some thousand pages; a server runs for days. */
const WARM_UP_SECONDS = 12;
const GOAL = { ofFile: 0.7, perSecond: 250 };
/** What browsers send. */
const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** More than are asked for in one measurement. */
const ADDRESSES = 5_000;

/** A guest's pages: kept by nginx, made anew, and new after a save. */
export async function measurePages(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  return [
    ...(await keptRows(system)),
    await system.withPairs((web) => measureFreshness(system, web)),
    ...(await withOwnDatabase(system, 'wethi_pages', (data, api) =>
      system.withShops(api, (shop) => renderedRows(system, data, shop, seconds)),
    )),
  ];
}

/** Pages as browsers get them, and the same compressed bytes from a file. */
async function keptRows(system: MeasuredSystem): Promise<Row[]> {
  const { band, course } = await someOfEach(system);
  const pages = {
    'home page': '/',
    'home page from an advertisement (?fbclid=…)': `/?fbclid=${randomUUID()}`,
    'package page': '/package/saeng-sudthai-kon-chao',
    'band page': `/band/${encodeURIComponent(band)}`,
    'course page': `/package/${course}`,
    'page of information': '/howToBuy',
    'search page': `/packageAll?q=${encodeURIComponent('แสง')}`,
  };
  const rows: Row[] = [];
  await loadGet(
    system.web,
    { connections: VISITORS, directory: system.directory, seconds: WARM_UP_SECONDS },
    COMPRESSED,
  );
  for (const [name, path] of Object.entries(pages)) {
    const url = system.web + path;
    const bytes = await compressedPage(url);
    const load = (address: string) => (length: number) =>
      loadGet(
        address,
        { connections: VISITORS, threads: availableParallelism(), directory: system.directory, seconds: length },
        COMPRESSED,
      );
    // As many workers as the web server in front of the pages has; which of them takes how many visitors is new in each round.
    const [own, reference] = (await system.withStaticFile(bytes, 'auto', (file) =>
      alternate(ROUNDS, [load(url), load(file)], ROUNDS),
    )) as [Load, Load]; // one of each work
    rows.push(
      { name, load: own },
      { name: `nginx, file of these ${bytes.length} bytes`, load: reference, ceilingOf: own, goal: GOAL.ofFile },
    );
  }
  return rows;
}

async function someOfEach(system: MeasuredSystem): Promise<{ band: string; course: string }> {
  const connection = await system.connect();
  const [rows] = await connection.query(
    `SELECT (SELECT band_name FROM band ORDER BY id LIMIT 1) AS band,
       (SELECT product_url FROM product WHERE product_type = 'C' AND product_disable = 'N' ORDER BY id LIMIT 1) AS course`,
  );
  await connection.end();
  const [some] = rows as { band: string; course: string }[];
  if (!some) throw new Error('there is no demo data');
  return some;
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
