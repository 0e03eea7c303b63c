import type { Connection } from 'mysql2/promise';
import { openOffice } from '../buyers.ts';
import type { MeasuredSystem } from '../measured-system.ts';
import type { Row } from '../table.ts';
import { loadGets } from '../wrk.ts';
import { fillCatalogue, fillNames, slipsOf } from './growth-data.ts';
import { withOwnDatabase } from './own-database.ts';

const PRODUCTS = 10_000;
/** People who type at one moment. */
const TYPING = 4;
const SAVING_AT_ONCE = 4;
const WARM_UP_SECONDS = 10;
const P99_MS = 30;
/** Different words that are typed. */
const TYPED = 600;

/** Search of a large catalogue, rightly spelt, misspelt and for what there is not, in a database whose answers nobody keeps. */
export async function measureSpelling(system: MeasuredSystem, seconds: number): Promise<Row[]> {
  return withOwnDatabase(system, 'wethi_spelling', async (data, api) => {
    await fillCatalogue(data, PRODUCTS);
    await fillNames(data);
    await data.query("INSERT INTO personnel (username, role) VALUES ('owner', 'owner')");
    await indexAll(data, api, `Bearer ${await openOffice(data, system.settings.TOKEN_SECRET ?? '')}`);
    await data.query('ANALYZE TABLE product, product_word, search_name, search_name_product');
    const rows: Row[] = [];
    for (const [name, words] of Object.entries(await typed(data))) {
      const paths = words.map((word) => `/productView?limit=8&q=${encodeURIComponent(word)}`);
      const options = { connections: TYPING, seconds, directory: system.directory };
      // Whoever sends a token gets no kept answer.
      const headers = { authorization: 'Bearer none' };
      await loadGets(api, paths, { ...options, seconds: WARM_UP_SECONDS }, headers);
      rows.push({
        name: `${name}, ${PRODUCTS} products`,
        load: await loadGets(api, paths, options, headers),
        p99AtMost: P99_MS,
      });
    }
    return rows;
  });
}

async function typed(data: Connection): Promise<Record<string, string[]>> {
  const [rows] = await data.query(
    `(SELECT product_title AS name FROM product ORDER BY MOD(id * 7919, 10007) LIMIT ${TYPED / 3})
     UNION ALL (SELECT stage_detail_time_title FROM stage_time ORDER BY MOD(id * 7919, 10007) LIMIT ${TYPED / 3})
     UNION ALL (SELECT band_member_name FROM band_member ORDER BY MOD(id * 7919, 10007) LIMIT ${TYPED / 3})`,
  );
  const names = (rows as { name: string }[]).map(({ name }) => name);
  return {
    'search as it is spelt': names,
    'search with slips': names.flatMap(slipsOf),
    'search for what there is not': names.map((name, at) => `${[...name].toReversed().join('')}${at}`),
  };
}

/** The index is the server's own work: it writes a band's shows anew when the band is saved. */
async function indexAll(data: Connection, api: string, authorization: string): Promise<void> {
  const [rows] = await data.query('SELECT id, band_name FROM band ORDER BY id');
  const bands = (rows as { id: number; band_name: string }[]).values();
  const headers = { authorization, 'content-type': 'application/json' };
  const saveRest = async () => {
    for (const band of bands) {
      const answer = await fetch(`${api}/band`, { method: 'POST', headers, body: JSON.stringify(band) });
      if (!answer.ok) throw new Error(`saving a band answers ${answer.status}: ${await answer.text()}`);
    }
  };
  await Promise.all(Array.from({ length: SAVING_AT_ONCE }, saveRest));
}
