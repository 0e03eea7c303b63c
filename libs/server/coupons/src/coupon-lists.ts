import { Injectable, type Type } from '@nestjs/common';
import { type Actor, AuditLog, Changes, Database, Records, refuse, Transactions } from '@wethi/platform';
import type { CouponEmail } from './coupon-email.entity';
import type { CouponTel } from './coupon-tel.entity';
import { Coupon } from './coupon.entity';

/** One of the lists of who may use a coupon, and the column that names somebody. */
interface CouponList {
  entity: Type<CouponEmail | CouponTel>;
  column: 'coupon_email' | 'coupon_tel';
}

/** Who may use a coupon: adding somebody who was taken off puts him back, taking off keeps the row (product.md §4). */
@Injectable()
export class CouponLists {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: Records,
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

  /** The same for one; the id of his row. */
  async addOne(list: CouponList, coupon_id: number, name: string, actor: Actor | undefined): Promise<number> {
    await this.add(list, coupon_id, [name], actor);
    const { id } = await this.database.manager.findOneByOrFail(list.entity, { coupon_id, [list.column]: name });
    return id;
  }

  /** @throws Refusal NOT_FOUND */
  async takeOff({ entity }: CouponList, id: number, actor: Actor | undefined): Promise<void> {
    await this.records.save<CouponEmail | CouponTel>(entity, { id, remove_by: 'Y' }, actor);
  }
}

async function lockCoupon(database: Database, id: number): Promise<void> {
  const coupon = await database.manager.findOne(Coupon, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!coupon) throw refuse('NOT_FOUND');
}
