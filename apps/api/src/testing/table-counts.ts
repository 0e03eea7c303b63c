import type { TestApp } from '@wethi/platform/testing';

/** Counters of tries and visits, which a refused request may well leave. */
const COUNTERS = ['sign_in_failure', 'rate_limit', 'known_device', 'verification_code', 'audit_log'];

/** How many rows each table of the product has. @param except tables that the case may write */
export async function tableCounts({ database }: TestApp, except: string[] = []): Promise<Record<string, number>> {
  const left = new Set([...COUNTERS, ...except]);
  const tables = database.entityMetadatas.map(({ tableName }) => tableName).filter((name) => !left.has(name));
  const counts = tables.map((name) => `SELECT '${name}' AS name, COUNT(*) AS count FROM \`${name}\``);
  const rows = await database.query<{ name: string; count: string }[]>(counts.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}
