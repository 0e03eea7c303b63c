import { todaysPrice } from '@wethi/catalog';
import type { Database } from '@wethi/platform';
import { SEEN_TO } from '../places/last-day';
import type { OnlineInstead } from './waiting-list.dto';

/** When the ticket was ordered that left none; null while there are some. */
export async function soldAt(database: Database, productId: number): Promise<Date | null> {
  const [last] = await database.query<{ create_at: Date }[]>(
    `SELECT o.create_at FROM product_places c
       JOIN orders_detail d ON d.product_id = c.product_id
       JOIN orders o ON o.id = d.orders_id AND o.orders_status IN ('wait', 'approve')
      WHERE c.product_id = ? AND c.places_taken >= c.places_limit AND d.orders_refund_id IS NULL
      ORDER BY d.id DESC LIMIT 1`,
    [productId],
  );
  return last?.create_at ?? null;
}

/** The same show as it is sent online, where that is to be had: cheapest first. @param days for which it can be watched afterwards */
export async function onlineOf(
  { sql }: Database,
  productId: number,
  today: string,
  days: number,
): Promise<OnlineInstead | null> {
  const price = todaysPrice(today);
  const online = await sql
    .selectFrom('product as sold')
    .innerJoin('product', 'product.stage_id', 'sold.stage_id')
    .innerJoin('stage', 'stage.id', 'product.stage_id')
    .leftJoin('product_places as places', 'places.product_id', 'product.id')
    .select(['product.product_url', 'product.product_free', price.as('product_price')])
    .where('sold.id', '=', productId)
    .where('sold.product_format', '<>', 'online')
    .where('product.product_format', '=', 'online')
    .where('product.product_disable', '=', 'N')
    .where('product.product_status', 'in', ['sale', 'live'])
    .where('stage.stage_date', '>=', today)
    .where(({ or, eb }) => or([eb(price, '>', 0), eb('product.product_free', '=', 'Y')]))
    .where(({ or, eb, ref }) =>
      or([eb('places.product_id', 'is', null), eb('places.places_taken', '<', ref('places.places_limit'))]),
    )
    .orderBy('product_price')
    .orderBy('product.id')
    .executeTakeFirst();
  return online ? { ...online, watch_days: days } : null;
}

/** How many tickets of the band's last show in a hall, or online, went to those who waited; null before people waited for one. */
export async function returnedBefore(database: Database, productId: number, today: string): Promise<number | null> {
  const [last] = await database.query<{ returned: number }[]>(
    `SELECT (SELECT SUM(w.list_bought) FROM waiting_list w WHERE w.product_id = p.id) AS returned
       FROM product own
       JOIN product p ON p.band_id = own.band_id AND p.product_format = own.product_format AND p.product_disable = 'N'
       LEFT JOIN stage s ON s.id = p.stage_id
      WHERE own.id = ? AND ${SEEN_TO} < ? AND EXISTS (SELECT 1 FROM waiting_list w WHERE w.product_id = p.id)
      ORDER BY ${SEEN_TO} DESC, p.id DESC LIMIT 1`,
    [productId, today],
  );
  return last?.returned ?? null;
}
