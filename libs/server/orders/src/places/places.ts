import { REFUSALS } from '@wethi/contract';
import { type Database, isRefusedByCheck, type Refusal, refuse } from '@wethi/platform';
import { SEEN_TO } from './last-day';

/**
 * Of tickets that a refund ended, the places were given back by it; an order of the former site takes none of a show that is
 * over (docs/decisions/0102).
 */
const LINES = `(SELECT d.product_id, COUNT(*) AS places
    FROM orders_detail d JOIN orders o ON o.id = d.orders_id
    JOIN product p ON p.id = d.product_id LEFT JOIN stage s ON s.id = p.stage_id
   WHERE d.orders_id = ? AND d.orders_refund_id IS NULL
     AND (o.orders_payment <> 'former' OR
          COALESCE(${SEEN_TO} >= DATE(UTC_TIMESTAMP() + INTERVAL 7 HOUR), TRUE))
   GROUP BY d.product_id)`;

/**
 * Takes a place for each ticket of an order in the making, those that are held for its buyer where some are. The counts are
 * written last of all, with the COMMIT, which fails when a product is sold out (isSoldOut): until then nobody waits for their
 * rows (docs/decisions/0030).
 * @param productIds the product of each line
 */
export async function takePlaces(
  database: Database,
  orders_id: number,
  user_id: number,
  productIds: readonly number[],
): Promise<void> {
  const tickets = Map.groupBy(productIds, (id) => id);
  // In one sequence, so that two orders of the same shows wait for each other instead of failing.
  for (const [product_id, { length }] of [...tickets].toSorted(([one], [other]) => one - other)) {
    await database.writeLast(
      `UPDATE place_hold SET hold_state = 'bought', orders_id = ?
        WHERE product_id = ? AND user_id = ? AND hold_state = 'held'`,
      [orders_id, product_id, user_id],
    );
    await database.writeLast(
      `UPDATE product_places SET places_taken = places_taken + ? - COALESCE((
          SELECT hold_places FROM place_hold WHERE product_id = ? AND user_id = ? AND orders_id = ?), 0)
        WHERE product_id = ?`,
      [length, product_id, user_id, orders_id, product_id],
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

/** Gives a place back whose order goes as if it had never been. */
export function giveBackPlace(database: Database, productId: number): Promise<void> {
  return database.writeLast('UPDATE product_places SET places_taken = places_taken - 1 WHERE product_id = ?', [
    productId,
  ]);
}

/** Gives the places of some tickets back, in the step that ends them. @param ids of lines */
export function giveBackTickets(database: Database, ids: readonly number[]): Promise<void> {
  return database.writeLast(
    `UPDATE product_places p JOIN (SELECT product_id, COUNT(*) AS places FROM orders_detail WHERE id IN (?) GROUP BY product_id) d
         ON d.product_id = p.product_id SET p.places_taken = p.places_taken - d.places`,
    [ids],
  );
}

/**
 * What to say where a transaction failed because of places.
 * @param productIds what was ordered; places that are held for the buyer are left for them
 */
export async function refusedPlaces(
  database: Database,
  userId: number,
  productIds: readonly number[],
): Promise<Refusal> {
  const [row] = await database.query<{ places: number }[]>(
    `SELECT p.places_limit - p.places_taken + COALESCE(h.hold_places, 0) AS places
       FROM product_places p
       LEFT JOIN place_hold h ON h.product_id = p.product_id AND h.user_id = ? AND h.hold_state = 'held'
      WHERE p.product_id IN (?) ORDER BY places LIMIT 1`,
    [userId, productIds],
  );
  return tooFew(Number(row?.places ?? 0));
}

/** @param places_left for the buyer */
export function tooFew(places_left: number): Refusal {
  if (places_left <= 0) return refuse('SOLD_OUT');
  const message = `${REFUSALS.PLACES_TOO_FEW.message} ตอนนี้ซื้อได้อีก ${places_left} ใบ`;
  return refuse('PLACES_TOO_FEW', { message, data: { places_left } });
}

/** Did a transaction fail because a place was no longer there? */
export function isSoldOut(error: unknown): boolean {
  return isRefusedByCheck(error, 'product_places_sold_out');
}
