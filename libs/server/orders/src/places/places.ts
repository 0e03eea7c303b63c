import { type Database, errno } from '@wethi/platform';

/** MariaDB's number of "a CHECK refuses the row". */
const CHECK_FAILED = 4025;

const LINES = '(SELECT product_id, COUNT(*) AS places FROM orders_detail WHERE orders_id = ? GROUP BY product_id)';

/**
 * Takes a place of each product for an order in the making, the one that is held for its buyer where one is. The counts are
 * written last of all, with the COMMIT, which fails when a product is sold out (isSoldOut): until then nobody waits for their
 * rows (docs/decisions/0030).
 */
export async function takePlaces(
  database: Database,
  orders_id: number,
  user_id: number,
  productIds: readonly number[],
): Promise<void> {
  // In one sequence, so that two orders of the same shows wait for each other instead of failing.
  for (const product_id of productIds.toSorted((one, other) => one - other)) {
    await database.writeLast(
      `UPDATE place_hold SET hold_state = 'bought', orders_id = ?
        WHERE product_id = ? AND user_id = ? AND hold_state = 'held'`,
      [orders_id, product_id, user_id],
    );
    await database.writeLast(
      `UPDATE product_places SET places_taken = places_taken + 1 - (
          SELECT COUNT(*) FROM place_hold WHERE product_id = ? AND user_id = ? AND orders_id = ?)
        WHERE product_id = ?`,
      [product_id, user_id, orders_id, product_id],
    );
  }
}

/** Takes places again for an order that gave them back. */
export function takePlacesAgain(database: Database, orders_id: number): Promise<void> {
  return database.writeLast(
    `UPDATE product_places p JOIN ${LINES} d ON d.product_id = p.product_id SET p.places_taken = p.places_taken + d.places`,
    [orders_id],
  );
}

/** Gives the places of an order back, in the step that ends it, which happens once. */
export function giveBackPlaces(database: Database, orders_id: number): Promise<void> {
  return database.writeLast(
    `UPDATE product_places p JOIN ${LINES} d ON d.product_id = p.product_id SET p.places_taken = p.places_taken - d.places`,
    [orders_id],
  );
}

/** Did a transaction fail because a place was no longer there? */
export function isSoldOut(error: unknown): boolean {
  return errno(error) === CHECK_FAILED && String((error as Error).message).includes('product_places_sold_out');
}
