/** Of `orders o`: what tickets cost that came back, each of which ended its line. */
const ENDED = `(SELECT COALESCE(SUM(e.orders_detail_net), 0) FROM orders_detail e
  WHERE e.orders_id = o.id AND e.orders_refund_id IS NOT NULL)`;

/**
 * Of `orders o` and a line `orders_detail d` that goes on: its share, in baht, of what was given back as an amount, which ends no
 * line (docs/decisions/0079). Not rounded, so that the shares of an order add up to it.
 */
export const GIVEN_BACK = `IF(o.orders_refunded = 0, 0,
  COALESCE((o.orders_refunded - ${ENDED}) * d.orders_detail_net / NULLIF(o.orders_net - ${ENDED}, 0), 0))`;
