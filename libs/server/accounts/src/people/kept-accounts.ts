import type { Database } from '@wethi/platform';

/** The account that the one with this phone was merged into; undefined of any other phone. */
export async function keptAccountOf(
  database: Database,
  tel: string,
): Promise<{ id: number; user_tel: string } | undefined> {
  const [kept] = await database.query<{ id: number; user_tel: string }[]>(
    'SELECT kept.id, kept.user_tel FROM user gone JOIN user kept ON kept.id = gone.user_merged_into WHERE gone.user_tel = ?',
    [tel],
  );
  return kept;
}

/** The accounts that some count as, by id: themselves, or what they were merged into. Those that nobody can sign in to are missing. */
export async function openAccounts(database: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database.query<{ id: number; open: number }[]>(
    `SELECT u.id, k.id AS open FROM user u JOIN user k ON k.id = COALESCE(u.user_merged_into, u.id)
      WHERE u.id IN (?) AND k.user_status <> 'Block'`,
    [ids],
  );
  return new Map(rows.map(({ id, open }) => [id, open]));
}
