import type { Database } from '@wethi/platform';
import { LAST_DAY } from '../places/last-day';
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
export async function onlineOf(database: Database, productId: number, days: number): Promise<OnlineInstead | null> {
  const [online] = await database.query<Omit<OnlineInstead, 'watch_days'>[]>(
    `SELECT p.product_url, p.product_price, p.product_free FROM product sold
       JOIN product p ON p.stage_id = sold.stage_id AND p.id <> sold.id
       LEFT JOIN product_places c ON c.product_id = p.id
      WHERE sold.id = ? AND sold.product_format <> 'online' AND p.product_format = 'online'
        AND p.product_disable = 'N' AND p.product_status IN ('sale', 'live') AND (p.product_price > 0 OR p.product_free = 'Y')
        AND (c.product_id IS NULL OR c.places_taken < c.places_limit)
      ORDER BY p.product_price, p.id LIMIT 1`,
    [productId],
  );
  return online ? { ...online, watch_days: days } : null;
}

/** How many tickets of the band's last show that people waited for went to those who waited; null before there was one. */
export async function returnedBefore(database: Database, productId: number, today: string): Promise<number | null> {
  const [last] = await database.query<{ returned: number }[]>(
    `SELECT (SELECT COALESCE(SUM(h.hold_places), 0) FROM place_hold h
              WHERE h.product_id = p.id AND h.hold_kind = 'offer' AND h.hold_state = 'bought') AS returned
       FROM product own JOIN product p ON p.band_id = own.band_id LEFT JOIN stage s ON s.id = p.stage_id
      WHERE own.id = ? AND ${LAST_DAY} < ? AND EXISTS (SELECT 1 FROM waiting_list w WHERE w.product_id = p.id)
      ORDER BY ${LAST_DAY} DESC, p.id DESC LIMIT 1`,
    [productId, today],
  );
  return last?.returned ?? null;
}
