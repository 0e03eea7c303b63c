import { Injectable } from '@nestjs/common';
import { Product, ShopPages } from '@wethi/catalog';
import type { YesNo } from '@wethi/contract';
import { bangkokTime } from '@wethi/format';
import { Changes, Clock, Database, Transactions } from '@wethi/platform';

/** A picture at another time is a test of the line, or another evening's. */
const ABOUT_ITS_TIME = `? BETWEEN p.product_show_at - INTERVAL 1 HOUR
  AND p.product_show_at + INTERVAL IF(s.stage_time_start IS NULL, 30, 6) HOUR`;

/** Of a band whose line is gone for a moment the evening goes on, until somebody ends it. */
const ON_AIR = `EXISTS (SELECT 1 FROM live_streaming l WHERE l.stage_id = p.stage_id
  AND l.live_streaming_end_at IS NULL AND l.live_streaming_access <> 'team'
  AND (l.live_streaming_live = 'Y' OR (p.product_live = 'Y' AND l.live_streaming_start_at IS NOT NULL)))`;

const SEEN = `p.product_status = 'live' OR (p.product_status <> 'replay' AND p.product_type = 'M'
  AND p.product_format <> 'onsite' AND s.stage_status <> 'Cancel' AND ${ABOUT_ITS_TIME} AND ${ON_AIR})`;

/** Each part by an index of its own. */
const DIFFERING = `SELECT id, seen FROM (
    SELECT p.id, p.product_live, IF(${SEEN}, 'Y', 'N') AS seen
      FROM (SELECT id FROM product WHERE product_disable = 'N' AND product_live = 'Y'
            UNION SELECT id FROM product WHERE product_disable = 'N' AND product_status = 'live'
            UNION SELECT shown.id FROM live_streaming l JOIN product shown ON shown.stage_id = l.stage_id
                   WHERE l.live_streaming_live = 'Y') due
      JOIN product p ON p.id = due.id
      LEFT JOIN stage s ON s.id = p.stage_id) looked
  WHERE product_live <> seen`;

/** Says of products whether visitors see them live (docs/decisions/0128). */
@Injectable()
export class LiveProducts {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly pages: ShopPages,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  async settle(): Promise<void> {
    const { date, time } = bangkokTime(this.clock.now());
    const products = await this.database.query<{ id: number; seen: YesNo }[]>(DIFFERING, [`${date} ${time}`]);
    for (const { id, seen } of products) await this.set(id, seen);
  }

  /** Nobody edited it: who has it open in the back office may still save it. */
  private async set(id: number, seen: YesNo): Promise<void> {
    await this.transactions.run(async () => {
      await this.database.query('UPDATE product SET product_live = ?, update_at = update_at WHERE id = ?', [seen, id]);
      await this.pages.renew({ id });
      await this.database.afterCommit(() => this.changes.announce(Product.name));
    });
  }
}
