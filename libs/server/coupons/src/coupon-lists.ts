import { Injectable, type Type } from '@nestjs/common';
import { type Actor, AuditLog, Changes, Database, refuse, Transactions } from '@wethi/platform';
import type { CouponEmail } from './coupon-email.entity';
import type { CouponTel } from './coupon-tel.entity';
import { Coupon } from './coupon/coupon.entity';

/** One of the lists of who may use a coupon, and the column that names somebody. */
export interface CouponList {
  entity: Type<CouponEmail | CouponTel>;
  column: 'coupon_email' | 'coupon_tel';
}

/** Who may use a coupon: adding somebody who was taken off puts them back, taking off keeps the row (product.md §4). */
@Injectable()
export class CouponLists {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
  ) {}

  /**
   * Puts all of these on a coupon's list.
   * @returns how many are on it then
   * @throws Refusal NOT_FOUND for the coupon
   */
  async add(list: CouponList, coupon_id: number, names: readonly string[], actor: Actor | undefined): Promise<number> {
    const total = await this.transactions.run(async () => {
      await lockCoupon(this.database, coupon_id);
      await this.database.query(
        `INSERT INTO ${list.column} (coupon_id, ${list.column}, create_by) VALUES ?
           ON DUPLICATE KEY UPDATE remove_by = 'N'`,
        [names.map((name) => [coupon_id, name, actor?.id ?? null])],
      );
      await this.audit.record(actor, 'update', Coupon, coupon_id, undefined, { [list.column]: names });
      return this.database.manager.countBy(list.entity, { coupon_id, remove_by: 'N' });
    });
    await this.changes.announce(list.entity.name);
    return total;
  }

  /** The row of somebody who is, or was, on a coupon's list. */
  find({ entity, column }: CouponList, row: Partial<CouponEmail & CouponTel>): Promise<{ id: number } | null> {
    return this.database.manager.findOneBy(entity, { coupon_id: row.coupon_id, [column]: row[column] });
  }
}

async function lockCoupon(database: Database, id: number): Promise<void> {
  const coupon = await database.manager.findOne(Coupon, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!coupon) throw refuse('NOT_FOUND');
}
