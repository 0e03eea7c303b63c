import { Injectable } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import { Changes, Clock, Database, Transactions } from '@wethi/platform';
import { Follows } from '../follow/follows';
import { Product } from '../product/product.entity';
import { ProductSearch } from '../search/product-search';
import { ShopPages } from '../shop-pages/shop-pages';

const AT_ONCE = 100;

/** Puts shows onto the site when their publishing time comes (CAT-09). */
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
    const due = await this.database.query<{ id: number }[]>(
      `SELECT id FROM product WHERE product_publish_date <= ? AND product_disable = 'Y'
          AND TIMESTAMP(product_publish_date, product_publish_time) <= ? ORDER BY id LIMIT ?`,
      [date, `${date} ${time}`, AT_ONCE],
    );
    for (const { id } of due) await this.transactions.run(() => this.publish(id));
    if (due.length > 0) await this.changes.announce(Product.name);
  }

  /** Unless somebody did so, or took the time back, in the meantime. */
  private async publish(id: number): Promise<void> {
    const { affectedRows } = await this.database.query<{ affectedRows: number }>(
      `UPDATE product SET product_disable = 'N', product_publish_date = NULL, product_publish_time = NULL
        WHERE id = ? AND product_disable = 'Y' AND product_publish_date IS NOT NULL`,
      [id],
    );
    if (affectedRows === 0) return;
    await this.search.refresh({ id });
    await this.pages.renew({ id });
    await this.follows.announce(await this.database.manager.findOneByOrFail(Product, { id }));
  }
}
