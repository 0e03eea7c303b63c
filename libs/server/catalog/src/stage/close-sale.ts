import { Injectable } from '@nestjs/common';
import { AuditLog, Changes, Database, type Actor } from '@wethi/platform';
import { Product } from '../product/product.entity';

/** Nothing of these is sold any more, or it is a replay, which stays. */
const OPEN = "product_status IN ('coming', 'sale', 'live')";

/** Ends the sale of a stage that is cancelled: nobody buys what does not take place. */
@Injectable()
export class CloseSale {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
  ) {}

  async of(stage_id: number, actor: Actor): Promise<void> {
    const open = await this.database.query<Pick<Product, 'id' | 'product_status'>[]>(
      `SELECT id, product_status FROM product WHERE stage_id = ? AND ${OPEN} FOR UPDATE`,
      [stage_id],
    );
    if (open.length === 0) return;
    await this.database.query("UPDATE product SET product_status = 'end' WHERE id IN (?)", [open.map(({ id }) => id)]);
    const closed = open.map(({ id, ...before }) => ({ id, before, after: { product_status: 'end' } }));
    await this.audit.recordUpdates(actor, Product, closed);
    await this.database.afterCommit(() => this.changes.announce(Product.name));
  }
}
