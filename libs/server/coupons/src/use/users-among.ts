import type { Database } from '@wethi/platform';

/**
 * Which rows of a coupon's list name somebody whose order carries the coupon.
 * @returns their ids
 */
export async function usersAmong(
  database: Database,
  column: 'coupon_email' | 'coupon_tel',
  rows: readonly { id: number }[],
): Promise<ReadonlySet<number>> {
  if (rows.length === 0) return new Set();
  const account = column === 'coupon_tel' ? 'user_tel' : 'user_email';
  const used = await database.query<{ id: number }[]>(
    `SELECT DISTINCT l.id FROM ${column} l JOIN user u ON u.${account} = l.${column}
       JOIN orders o ON o.user_id = u.id AND o.coupon_id = l.coupon_id AND o.orders_status IN ('wait', 'approve')
      WHERE l.id IN (?)`,
    [rows.map(({ id }) => id)],
  );
  return new Set(used.map(({ id }) => id));
}
