import type { Database } from '@wethi/platform';
import { SEEN_TO } from '../places/last-day';

/** A product as an order names it. */
export interface NamedProduct {
  id: number;
  product_title: string;
  product_url: string;
  product_code: string | null;
  product_format: string;
  /** Of its last performance; null without a day. */
  last_day: string | null;
  /** That are not sold; null without a limit. */
  places_left: number | null;
}

const PRODUCTS = `
  SELECT p.id, p.product_title, p.product_url, p.product_code, p.product_format,
         ${SEEN_TO} AS last_day,
         t.places_limit - t.places_taken AS places_left
    FROM product p LEFT JOIN stage s ON s.id = p.stage_id LEFT JOIN product_places t ON t.product_id = p.id
   WHERE p.product_url IN (?) OR p.product_title IN (?) OR p.product_code IN (?)`;

/**
 * Products by what files call them, in lower case: the address before the title before the code. Null where several have the name.
 */
export async function productsNamed(
  database: Database,
  names: readonly string[],
): Promise<Map<string, NamedProduct | null>> {
  const named = new Map<string, NamedProduct | null>();
  if (names.length === 0) return named;
  const rows = await database.query<NamedProduct[]>(PRODUCTS, [names, names, names]);
  for (const column of ['product_code', 'product_title', 'product_url'] as const) {
    const found = Map.groupBy(rows, (row) => row[column]?.toLowerCase() ?? '');
    found.delete('');
    for (const [name, [only, ...others]] of found) named.set(name, only && others.length === 0 ? only : null);
  }
  return named;
}

/** Ids of customers by phone; of a merged account the one that stays. */
export async function buyersOf(database: Database, tels: readonly string[]): Promise<Map<string, number>> {
  if (tels.length === 0) return new Map();
  const rows = await database.query<{ id: number; user_tel: string }[]>(
    'SELECT COALESCE(user_merged_into, id) AS id, user_tel FROM user WHERE user_tel IN (?)',
    [tels],
  );
  return new Map(rows.map(({ id, user_tel }) => [user_tel, id]));
}

/** Numbers of the former site that came before, in lower case. */
export async function formerNumbers(database: Database, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const rows = await database.query<{ orders_former_no: string }[]>(
    'SELECT orders_former_no FROM orders WHERE orders_former_no IN (?)',
    [numbers],
  );
  return new Set(rows.map(({ orders_former_no }) => orders_former_no.toLowerCase()));
}

/** 'user product' of shows online that some customers have, or wait for. */
export async function openPurchases(database: Database, users: readonly number[]): Promise<Set<string>> {
  if (users.length === 0) return new Set();
  const rows = await database.query<{ user_id: number; product_id: number }[]>(
    'SELECT user_id, product_id FROM orders_open WHERE user_id IN (?) AND gift_id = 0',
    [users],
  );
  return new Set(rows.map(({ user_id, product_id }) => `${user_id} ${product_id}`));
}

/** Whether people still come to it, so that its places count. */
export function isToCome({ last_day }: Pick<NamedProduct, 'last_day'>, today: string): boolean {
  return last_day === null || last_day >= today;
}
