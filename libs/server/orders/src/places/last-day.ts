/** Of `product p` and its `stage s`: the last day on which there is something to see; null where none is set. */
export const LAST_DAY = 'COALESCE(p.product_to, s.stage_date, p.product_start)';
