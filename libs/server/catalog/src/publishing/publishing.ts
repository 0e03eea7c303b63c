import { Injectable } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import { Changes, Clock, Database, Transactions } from '@wethi/platform';
import { Follows } from '../follow/follows';
import { Product } from '../product/product.entity';
import { ProductSearch } from '../search/product-search';
import { ShopPages } from '../shop-pages/shop-pages';

const AT_ONCE = 100;

/**
 * What happens to a show at a planned time. It happens once: what somebody chose by hand since stands until the next time,
 * and a status that is further on, a show on air or its replay, is left as it is.
 */
const PLANS = {
  publish: `product_disable = 'N'`,
  sale: `product_status = IF(product_status = 'coming', 'sale', product_status)`,
  close: `product_status = IF(product_status IN ('coming', 'sale', 'live'), 'end', product_status)`,
} as const;
type Plan = keyof typeof PLANS;

/** Puts shows onto the site, on sale and off sale when the time for it comes (CAT-09). */
@Injectable()
export class Publishing {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly search: ProductSearch,
    private readonly follows: Follows,
    private readonly pages: ShopPages,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  async publishDue(): Promise<void> {
    const { date, time } = bangkokTime(this.clock.now());
    let done = 0;
    for (const plan of Object.keys(PLANS) as Plan[]) {
      const due = await this.database.query<{ id: number }[]>(
        `SELECT id FROM product WHERE ${isDue(plan)} ORDER BY id LIMIT ?`,
        [date, `${date} ${time}`, AT_ONCE],
      );
      for (const { id } of due) await this.transactions.run(() => this.carryOut(plan, id, [date, `${date} ${time}`]));
      done += due.length;
    }
    if (done > 0) await this.changes.announce(Product.name);
  }

  /** Unless somebody did so, or took the time back, in the meantime. */
  private async carryOut(plan: Plan, id: number, now: [date: string, moment: string]): Promise<void> {
    const before = await this.database.manager.findOneBy(Product, { id });
    const { affectedRows } = await this.database.query<{ affectedRows: number }>(
      `UPDATE product SET ${PLANS[plan]}, product_${plan}_date = NULL, product_${plan}_time = NULL
        WHERE id = ? AND ${isDue(plan)}`,
      [id, ...now],
    );
    if (affectedRows === 0 || !before) return;
    await this.search.refresh({ id });
    await this.pages.renew({ id });
    await this.follows.announce(await this.database.manager.findOneByOrFail(Product, { id }), before);
  }
}

/** The day alone first: it has an index. */
function isDue(plan: Plan): string {
  const column = `product_${plan}`;
  const stillOff = plan === 'publish' ? ` AND product_disable = 'Y'` : '';
  return `${column}_date <= ? AND TIMESTAMP(${column}_date, ${column}_time) <= ?${stillOff}`;
}
