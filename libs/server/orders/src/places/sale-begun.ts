/** Of `product p`: whether it has gone on sale by now, through a waiting room at its hour. */
export const SALE_BEGUN = `(p.product_status <> 'coming'
   AND (p.product_queue = 'N' OR TIMESTAMP(p.product_queue_date, p.product_queue_sale) <= ?))`;
