import { sql, type RawBuilder } from 'kysely';
import { GIVEN_BACK } from './given-back';
import type { SalesSum } from './sales-sum.entity';

/** The place of a line among those of its order that go on, of all or of some. */
const placeIn = (some: string) => sql.raw(`ROW_NUMBER() OVER (PARTITION BY ${some} ORDER BY d.id)`);

/**
 * Rows of `sales_sum`, in the order of its columns, made from the orders themselves. Orders are read first, by their time: left to
 * itself, the database reads all that was ever sold.
 * @param when condition on `o.create_at`
 */
export function sumLines(when: RawBuilder<unknown>): RawBuilder<SalesSum> {
  return sql<SalesSum>`
    SELECT sales_date, product_id, coupon_id, MAX(band_id) AS band_id, SUM(place_product = 1) AS sales_orders,
           SUM(place_band = 1) AS sales_orders_band, SUM(place_all = 1) AS sales_orders_all, COUNT(*) AS sales_tickets,
           SUM(price) AS sales_price, SUM(discount) AS sales_discount, SUM(refund) AS sales_refund, SUM(net) AS sales_net
      FROM (SELECT STRAIGHT_JOIN DATE(o.create_at + INTERVAL 7 HOUR) AS sales_date, d.product_id,
                   COALESCE(o.coupon_id, 0) AS coupon_id, p.band_id, d.orders_detail_price AS price,
                   d.orders_detail_discount AS discount, d.orders_detail_net AS net, ${sql.raw(GIVEN_BACK)} AS refund,
                   ${placeIn('o.id, d.product_id')} AS place_product, ${placeIn('o.id, p.band_id')} AS place_band,
                   ${placeIn('o.id')} AS place_all
              FROM orders o JOIN orders_detail d ON d.orders_id = o.id JOIN product p ON p.id = d.product_id
             WHERE o.orders_status = 'approve' AND d.orders_refund_id IS NULL AND (${when})) line
     GROUP BY sales_date, product_id, coupon_id`;
}
