import type { Database } from '@wethi/platform';
import { PLACE, type SearchedProduct, type SearchedText } from './searched-texts';
import { soundOf } from './sound';

const MAX_NAME = 200;
/** Of these nobody types a part from memory; and theatres have many shows. */
const NO_NAMES = new Set<number>([PLACE.subtitle, PLACE.stage, PLACE.code]);

interface NamedProduct {
  id: number;
  names: SearchedText[];
}

/** Writes the names of some products anew; of disabled ones none, as a suggestion may name them to anybody. */
export async function indexNames(database: Database, products: readonly SearchedProduct[]): Promise<void> {
  const ids = products.map(({ id }) => id);
  const named = products.map(({ id, enabled, texts }) => ({ id, names: enabled ? texts.flatMap(nameOf) : [] }));
  const before = await database.query<{ name_id: number }[]>(
    'SELECT DISTINCT name_id FROM search_name_product WHERE product_id IN (?)',
    [ids],
  );
  await addNames(database, [...new Set(named.flatMap(({ names }) => names.map(({ text }) => text)))]);
  await database.query('DELETE FROM search_name_product WHERE product_id IN (?)', [ids]);
  await addBearers(database, named);
  if (before.length === 0) return;
  await database.query(
    `DELETE FROM search_name WHERE id IN (?)
        AND NOT EXISTS (SELECT 1 FROM search_name_product WHERE name_id = search_name.id)`,
    [before.map(({ name_id }) => name_id)],
  );
}

/** A name is as short as people remember it; what has no sound cannot be found by it. */
function nameOf({ text, place }: SearchedText): SearchedText[] {
  const name = text.trim().slice(0, MAX_NAME);
  return NO_NAMES.has(place) || soundOf(name).length < 2 ? [] : [{ text: name, place }];
}

/** In one order, so that two who add the same names wait for one another and not in a circle. */
async function addNames(database: Database, names: string[]): Promise<void> {
  if (names.length === 0) return;
  const known = await database.query<{ name: string }[]>('SELECT name FROM search_name WHERE name IN (?)', [names]);
  const kept = new Set(known.map(({ name }) => name));
  const added = names.filter((name) => !kept.has(name)).sort();
  if (added.length === 0) return;
  await database.query('INSERT IGNORE INTO search_name (name, sound) VALUES ?', [
    added.map((name) => [name, soundOf(name)]),
  ]);
}

async function addBearers(database: Database, named: readonly NamedProduct[]): Promise<void> {
  await database.query(
    `INSERT INTO search_name_product (name_id, product_id, place)
     SELECT search_name.id, named.id, MIN(named.place)
       FROM JSON_TABLE(?, '$[*]' COLUMNS (id int unsigned PATH '$.id', NESTED PATH '$.names[*]' COLUMNS (
              name varchar(200) COLLATE utf8mb4_bin PATH '$.text', place smallint unsigned PATH '$.place'))) named
       JOIN search_name ON search_name.name = named.name
      GROUP BY search_name.id, named.id`,
    [JSON.stringify(named)],
  );
}
