import { Injectable } from '@nestjs/common';
import { LAST_DAY } from '@wethi/catalog';
import { addDays } from '@wethi/format';
import { Clock, Config, Database } from '@wethi/platform';
import type { WindowEffect } from './window-effect.dto';

const PAID = `o.orders_status = 'approve' AND d.orders_refund_id IS NULL`;
const TICKET = `o.user_id, p.id AS product_id, d.orders_detail_watch_to AS longer`;

/**
 * Tickets whose window begins on a day or later: with the last day of the show, or with the approval if that is later. Orders of
 * these days are found by their index, and those before by the shows of these days; the joins stay in the order of each.
 */
const SHOWS = `
  SELECT STRAIGHT_JOIN ${TICKET}, GREATEST(o.approve_date, COALESCE(${LAST_DAY}, o.approve_date)) AS day
    FROM orders o JOIN orders_detail d ON d.orders_id = o.id JOIN product p ON p.id = d.product_id
    LEFT JOIN stage s ON s.id = p.stage_id
   WHERE ${PAID} AND p.product_type = 'M' AND o.approve_date >= ?
   UNION ALL
  SELECT STRAIGHT_JOIN ${TICKET}, ${LAST_DAY} AS day
    FROM product p LEFT JOIN stage s ON s.id = p.stage_id
    JOIN orders_detail d ON d.product_id = p.id JOIN orders o ON o.id = d.orders_id
   WHERE ${PAID} AND p.product_type = 'M' AND ${LAST_DAY} >= ? AND o.approve_date < ?`;
/** Few of all products are courses, and their days are many, so here products come first. */
const COURSES = `
  SELECT STRAIGHT_JOIN ${TICKET}, o.approve_date AS day
    FROM product p JOIN orders_detail d ON d.product_id = p.id JOIN orders o ON o.id = d.orders_id
   WHERE ${PAID} AND p.product_type <> 'M' AND o.approve_date >= ?`;

/** Whom other settings would touch that bought already (design: 66 #effect); who watches a gift is counted as who gave it. */
@Injectable()
export class WindowEffects {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @param after days for which a show would be watched after its last day or the approval */
  ofShows(after: number): Promise<WindowEffect> {
    const before = this.config.ACCESS_WINDOW_DAYS;
    const since = this.daysBack(Math.max(before, after));
    return this.count(SHOWS, [since, since, since], before, after);
  }

  /** @param after days for which a course would be learned after its approval */
  ofCourses(after: number): Promise<WindowEffect> {
    const before = this.config.COURSE_ACCESS_DAYS;
    return this.count(COURSES, [this.daysBack(Math.max(before, after))], before, after);
  }

  /** How many have a show or a course that is open today, but for more days that personnel gave one of them. */
  async watching(): Promise<number> {
    const shows = this.daysBack(this.config.ACCESS_WINDOW_DAYS);
    const [row] = await this.database.query<{ watching: number }[]>(
      `SELECT COUNT(DISTINCT user_id) AS watching FROM (${SHOWS} UNION ALL ${COURSES}) open`,
      [shows, shows, shows, this.daysBack(this.config.COURSE_ACCESS_DAYS)],
    );
    return row?.watching ?? 0;
  }

  private daysBack(days: number): string {
    return addDays(this.clock.today(), -days);
  }

  /** Of several tickets of one show the later window counts. */
  private async count(tickets: string, values: string[], before: number, after: number): Promise<WindowEffect> {
    const today = this.clock.today();
    const until = 'GREATEST(MAX(day) + INTERVAL ? DAY, COALESCE(MAX(longer), MAX(day)))';
    const [row] = await this.database.query<WindowEffect[]>(
      `SELECT COUNT(DISTINCT IF(new <> old AND new >= ?, user_id, NULL)) AS moved,
              COUNT(DISTINCT IF(new <> old AND new >= ?, product_id, NULL)) AS products,
              COUNT(DISTINCT IF(old < ? AND new >= ?, user_id, NULL)) AS again,
              COUNT(DISTINCT IF(old >= ? AND new < ?, user_id, NULL)) AS lost
         FROM (SELECT user_id, product_id, ${until} AS old, ${until} AS new
                 FROM (${tickets}) tickets GROUP BY user_id, product_id) windows`,
      [...Array<string>(6).fill(today), before, after, ...values],
    );
    return row ?? { moved: 0, products: 0, again: 0, lost: 0 };
  }
}
