import { type Database, refuseField } from '@wethi/platform';
import type { Product } from '../product/product.entity';
import type { ProductPlaces } from './product-places.entity';

/** What is taken when a limit is first set; from then on each order counts itself. */
const COUNTED = `INSERT INTO product_places (product_id, places_limit, places_taken)
  SELECT ?, 2147483647, (
    SELECT COUNT(*) FROM orders_detail d JOIN orders o ON o.id = d.orders_id
     WHERE d.product_id = ? AND d.orders_refund_id IS NULL AND o.orders_status IN ('wait', 'approve')
  ) + (SELECT COALESCE(SUM(hold_places), 0) FROM place_hold WHERE product_id = ? AND hold_state = 'held')`;

/**
 * Carries a product's limit over to its places. The product's row is locked by its own change, and orders in the making hold
 * on to it, so that none of them is missed.
 * @throws Refusal INVALID_INPUT when more are sold already
 */
export async function keepLimit(database: Database, { id, product_limit }: Product): Promise<void> {
  if (product_limit === null || product_limit === undefined)
    return database.write('DELETE FROM product_places WHERE product_id = ?', [id]);
  const places = () =>
    database.query<ProductPlaces[]>('SELECT * FROM product_places WHERE product_id = ? FOR UPDATE', [id]);
  let [kept] = await places();
  if (!kept) {
    await database.query(COUNTED, [id, id, id]);
    [kept] = await places();
  }
  if (kept && kept.places_taken > product_limit)
    throw refuseField('product_limit', `ขายและกันไว้แล้ว ${kept.places_taken} ที่ จึงตั้งให้น้อยกว่านี้ไม่ได้`);
  await database.write('UPDATE product_places SET places_limit = ? WHERE product_id = ?', [product_limit, id]);
}

/** How many are left to sell; null without a limit. */
export async function placesLeft(database: Database, productId: number): Promise<number | null> {
  const [row] = await database.query<{ places: number }[]>(
    'SELECT places_limit - places_taken AS places FROM product_places WHERE product_id = ?',
    [productId],
  );
  return row?.places ?? null;
}
