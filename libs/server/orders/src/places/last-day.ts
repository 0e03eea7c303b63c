import { LAST_DAY } from '@wethi/catalog';

/** Of `product p` and its `stage s`: the last day on which there is something to see; null where none is set. */
export const SEEN_TO = `COALESCE(${LAST_DAY}, p.product_start)`;

/** The moment in Bangkok from which nobody waits for a place any more: the last day is over, or the show in a hall begins. */
export const WAITED_UNTIL = `TIMESTAMP(${SEEN_TO}, IF(p.product_format = 'online', '24:00:00', COALESCE(s.stage_time_start, '24:00:00')))`;
