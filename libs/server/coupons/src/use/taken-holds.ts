import type { Database } from '@wethi/platform';

/** Order `o` took the use of a coupon `h` that was kept for its buyer. */
export const TOOK = 'o.user_id = h.user_id AND o.coupon_id = h.coupon_id AND o.coupon_hold_at = h.hold_at';

/**
 * Deletes what orders took of what was kept: they are counted themselves, and a row that parts from its order would seem to be free.
 * @param column of orders
 */
export function dropTakenHolds(database: Database, column: 'id' | 'user_id', values: readonly number[]): Promise<void> {
  return database.write(`DELETE h FROM orders o JOIN coupon_hold h ON ${TOOK} WHERE o.?? IN (?)`, [column, values]);
}
