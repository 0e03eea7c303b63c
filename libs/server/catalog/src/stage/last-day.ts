import { sql } from 'kysely';

/**
 * Of `product p` and its `stage s`: the last day of the show, null where neither says one. The later of the two counts, so that a
 * show which is put off on its stage is not over for its buyers (docs/decisions/0127).
 */
export const LAST_DAY = 'GREATEST(COALESCE(p.product_to, s.stage_date), COALESCE(s.stage_date, p.product_to))';

/** The same within a typed statement. */
export const lastDay = sql.raw<string | null>(LAST_DAY);
