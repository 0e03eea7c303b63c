import { fillCatalogue, SEARCHES } from './growth-data.ts';
import type { Load } from '../load.ts';
import type { MeasuredSystem } from '../measured-system.ts';
import { withOwnDatabase } from './own-database.ts';
import type { Row } from '../table.ts';
import { loadGets } from '../wrk.ts';

const READERS = 16;
/** Node compiles what runs often, and is at its speed only after some ten thousand requests; a server runs for days. */
const WARM_UP_SECONDS = 8;
const SIZES = [100, 1_000, 10_000] as const;
/** What lists and searches read from the database must reach at 1,000 products. */
const PER_SECOND_AT_1000 = 1_000;
/** Different ones are asked for, so that nothing is read twice in a row. */
const DIFFERENT = 97;
// Whoever sends a token gets no kept answer.
const UNKEPT = { authorization: 'Bearer none' };

interface Measured {
  load: Load;
  goal?: number | undefined;
}

/** Something read from a catalogue that grows. */
interface Read {
  name: string;
  base: string;
  paths: string[];
  /** What it must reach at 1,000 products. */
  goal?: number;
}

/** Lists, search, details and pages as the catalogue grows, in databases of their own; answers and pages are made anew each time. */
export async function measureGrowth(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const sizes: Map<string, Measured>[] = [];
  // An API keeps what it read of a catalogue, and nobody would tell it that another one stands there now.
  for (const products of SIZES)
    await withOwnDatabase(system, 'wethi_growth', async (data, api) => {
      await fillCatalogue(data, products);
      await data.query('ANALYZE TABLE product, product_word, stage, band');
      sizes.push(await system.withShops(api, ({ pages }) => measureAll(system, readsOf(api, pages), seconds)));
    });
  return [...(sizes[0]?.keys() ?? [])].flatMap((name) => rowsOf(name, sizes));
}

function readsOf(api: string, pages: string): Read[] {
  const each = (path: (at: number) => string): string[] => Array.from({ length: DIFFERENT }, (_, at) => path(at + 1));
  const found = (path: string): string[] => SEARCHES.map((word) => `${path}${encodeURIComponent(word)}`);
  const goal = PER_SECOND_AT_1000;
  return [
    { name: 'list', base: api, paths: ['/productView?limit=20'], goal },
    { name: 'search', base: api, paths: found('/productView?limit=8&q='), goal },
    { name: 'detail', base: api, paths: each((at) => `/productPage?product_url=show-${at}`) },
    { name: 'home page', base: pages, paths: each((at) => `/?at=${at}`) },
    { name: 'page of all shows', base: pages, paths: each((at) => `/packageAll?at=${at}`) },
    { name: 'package page', base: pages, paths: each((at) => `/package/show-${at}`) },
    { name: 'band page', base: pages, paths: each((at) => `/band/${encodeURIComponent(`วงที่${1_000 + (at % 5)}`)}`) },
    { name: 'search page', base: pages, paths: found('/packageAll?q=') },
  ];
}

async function measureAll(
  system: MeasuredSystem,
  reads: readonly Read[],
  seconds: number,
): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>();
  for (const { name, base, paths, goal } of reads) {
    const ask = (length: number): Promise<Load> =>
      loadGets(base, paths, { connections: READERS, seconds: length, directory: system.directory }, UNKEPT);
    await ask(WARM_UP_SECONDS);
    measured.set(name, { load: await ask(seconds), goal });
  }
  return measured;
}

/** One line for each size; what must be reached is the rate with the fewest products as far as work may grow as log n. */
function rowsOf(name: string, sizes: readonly Map<string, Measured>[]): Row[] {
  const fewest = sizes[0]?.get(name)?.load.perSecond ?? 0;
  return sizes.flatMap((measured, at) => {
    const [products, { load, goal = 0 } = {}] = [SIZES[at] ?? 0, measured.get(name)];
    if (!load) return [];
    const least = at === 0 ? 0 : (fewest * Math.log(SIZES[0])) / Math.log(products);
    const atLeast = products === 1_000 ? Math.max(least, goal) : least;
    return [{ name: `${name} made anew, ${products} products`, load, atLeast }];
  });
}
