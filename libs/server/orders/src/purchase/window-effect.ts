import { Injectable } from '@nestjs/common';
import { addDays } from '@wethi/format';
import { Clock, Config, Database } from '@wethi/platform';
import type { WindowEffect } from './window-effect.dto';

interface Windows {
  before: number;
  after: number;
}

/** Tickets whose last day lies in one of two windows: by the day of the show, or by the day of the approval if that is later. */
const SHOWS = `
  SELECT o.user_id, p.id AS product_id, d.orders_detail_watch_to AS longer,
         GREATEST(o.approve_date, COALESCE(p.product_to, s.stage_date, o.approve_date)) AS day
    FROM orders o JOIN orders_detail d ON d.orders_id = o.id JOIN product p ON p.id = d.product_id
    LEFT JOIN stage s ON s.id = p.stage_id
   WHERE o.orders_status = 'approve' AND d.orders_refund_id IS NULL AND p.product_type = 'M'`;
const COURSES = `
  SELECT o.user_id, d.product_id, d.orders_detail_watch_to AS longer, o.approve_date AS day
    FROM orders o JOIN orders_detail d ON d.orders_id = o.id JOIN product p ON p.id = d.product_id
   WHERE o.orders_status = 'approve' AND d.orders_refund_id IS NULL AND p.product_type <> 'M' AND o.approve_date >= ?`;

/** Whom other windows would touch that bought already (design: 66 #effect); who watches a gift is counted as who gave it. */
@Injectable()
export class WindowEffects {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @param after days for which a show would be watched after its last day or the approval */
  ofShows(after: number): Promise<WindowEffect> {
    const windows = { before: this.config.ACCESS_WINDOW_DAYS, after };
    const cut = this.cutOf(windows);
    // Each by its own index: orders of these days, and all of the shows of these days.
    const bought = `${SHOWS} AND o.approve_date >= ? UNION ALL
      ${SHOWS} AND o.approve_date < ? AND COALESCE(p.product_to, s.stage_date) >= ?`;
    return this.count(bought, [cut, cut, cut], windows);
  }

  /** @param after days for which a course would be learned after its approval */
  ofCourses(after: number): Promise<WindowEffect> {
    const windows = { before: this.config.COURSE_ACCESS_DAYS, after };
    return this.count(COURSES, [this.cutOf(windows)], windows);
  }

  /** What lies before it is over by both. */
  private cutOf({ before, after }: Windows): string {
    return addDays(this.clock.today(), -Math.max(before, after));
  }

  private async count(bought: string, values: readonly string[], { before, after }: Windows): Promise<WindowEffect> {
    const today = this.clock.today();
    const until = 'GREATEST(day + INTERVAL ? DAY, COALESCE(longer, day))';
    const [row] = await this.database.query<WindowEffect[]>(
      `SELECT COUNT(DISTINCT IF(day + INTERVAL ? DAY >= ?, user_id, NULL)) AS watching,
              COUNT(DISTINCT IF(new <> old AND new >= ?, user_id, NULL)) AS moved,
              COUNT(DISTINCT IF(new <> old AND new >= ?, product_id, NULL)) AS products,
              COUNT(DISTINCT IF(old < ? AND new >= ?, user_id, NULL)) AS again,
              COUNT(DISTINCT IF(old >= ? AND new < ?, user_id, NULL)) AS lost
         FROM (SELECT user_id, product_id, day, ${until} AS old, ${until} AS new FROM (${bought}) bought) windows`,
      [before, ...Array<string>(7).fill(today), before, after, ...values],
    );
    return row ?? { watching: 0, moved: 0, products: 0, again: 0, lost: 0 };
  }
}
