import { Injectable } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import { Changes, Clock, Database, Transactions } from '@wethi/platform';
import type { ProductStatus } from '@wethi/contract';
import { Product } from '../product/product.entity';
import { ShopPages } from '../shop-pages/shop-pages';

const HOUR_MS = 3_600_000;
/** A picture at another time than about the show's own is a test of the line, or another evening's. */
const EARLY_MS = HOUR_MS;
const LATE_MS = 6 * HOUR_MS;

/** What visitors can do with a show follows its picture: on air it is live, and afterwards its replay (CAT-09). */
@Injectable()
export class ShowStatus {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly pages: ShopPages,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** A stage is on air about its time. What is not on sale yet, or no more, stays so. */
  async goLive(stageId: number): Promise<void> {
    const now = this.clock.now().getTime();
    const about = "product_status IN ('sale', 'replay') AND product_show_at BETWEEN ? AND ?";
    await this.move(stageId, 'live', about, [inBangkok(now - LATE_MS), inBangkok(now + EARLY_MS)]);
  }

  /** What was sent is a replay, or is kept closed: then nothing is sold until somebody says otherwise. */
  async endLive(stageId: number, isOpen: boolean): Promise<void> {
    await this.move(stageId, isOpen ? 'replay' : 'end', "product_status = 'live'");
  }

  private async move(stage_id: number, status: ProductStatus, from: string, values: string[] = []): Promise<void> {
    const of = `stage_id = ? AND product_type = 'M' AND ${from}`;
    const where = [stage_id, ...values];
    // Looked up first: it is asked every moment of a show, and the lock of a row would wait for all who order it.
    const due = await this.database.query<unknown[]>(`SELECT 1 FROM product WHERE ${of} LIMIT 1`, where);
    if (due.length === 0) return;
    await this.transactions.run(async () => {
      await this.database.query(`UPDATE product SET product_status = ? WHERE ${of}`, [status, ...where]);
      await this.pages.renew({ stage_id });
      await this.database.afterCommit(() => this.changes.announce(Product.name));
    });
  }
}

/** As product_show_at stands. */
function inBangkok(moment: number): string {
  const { date, time } = bangkokTime(moment);
  return `${date} ${time}`;
}
