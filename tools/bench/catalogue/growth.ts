import type { Connection } from 'mysql2/promise';
import { fillCatalogue, SEARCHES } from './growth-data.ts';
import type { MeasuredSystem } from '../measured-system.ts';
import { withOwnDatabase } from './own-database.ts';
import type { Row } from '../table.ts';
import { loadGets } from '../wrk.ts';

const READERS = 16;
/** Node compiles what runs often, and is at its speed only after some ten thousand requests; a server runs for days. */
const WARM_UP_SECONDS = 15;
/** What the rates must reach at 1,000 products; at 10,000 half of what was measured at 1,000. */
const GOAL = { perSecond: 1_000 };

/** The catalogue's list and search as it grows, in a database of their own, whose answers nobody keeps. */
export async function measureGrowth(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  return withOwnDatabase(system, 'wethi_growth', (data, api) => catalogueRows(system, data, api, seconds));
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
