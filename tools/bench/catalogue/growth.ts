import { fillCatalogue, SEARCHES } from './growth-data.ts';
import type { Load } from '../load.ts';
import type { MeasuredSystem } from '../measured-system.ts';
import { withOwnDatabase } from './own-database.ts';
import type { Row } from '../table.ts';
import { loadGets } from '../wrk.ts';

const READERS = 16;
const SIZES = [1_000, 10_000];
/** Node compiles what runs often, and is at its speed only after some ten thousand requests; a server runs for days. */
const WARM_UP_SECONDS = 15;
/** What the rates must reach at 1,000 products; at 10,000 half of what was measured at 1,000. */
const GOAL = { perSecond: 1_000 };

/** The catalogue's list and search as it grows, in databases of their own, whose answers nobody keeps. */
export async function measureGrowth(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  const loads: Record<string, Load[]> = { list: [], search: [] };
  // An API keeps what it read of a catalogue, and nobody would tell it that another one stands there now.
  for (const products of SIZES)
    await withOwnDatabase(system, 'wethi_growth', async (data, api) => {
      await fillCatalogue(data, products);
      await data.query('ANALYZE TABLE product, product_word, stage, band');
      for (const [name, load] of Object.entries(await measure(system, api, seconds))) loads[name]?.push(load);
    });
  return Object.entries(loads).flatMap(([name, ofSizes]) =>
    ofSizes.map((load, at) => ({
      name: `${name} from the database, ${SIZES[at]} products`,
      load,
      atLeast: at === 0 ? GOAL.perSecond : (ofSizes[at - 1]?.perSecond ?? 0) / 2,
    })),
  );
}

async function measure(system: MeasuredSystem, api: string, seconds: number): Promise<Record<string, Load>> {
  // Whoever sends a token gets no kept answer.
  const headers = { authorization: 'Bearer none' };
  const options = { connections: READERS, seconds, directory: system.directory };
  const list = ['/productView?limit=20'];
  const search = SEARCHES.map((word) => `/productView?limit=8&q=${encodeURIComponent(word)}`);
  await loadGets(api, [...list, ...search], { ...options, seconds: WARM_UP_SECONDS }, headers);
  return {
    list: await loadGets(api, list, options, headers),
    search: await loadGets(api, search, options, headers),
  };
}
