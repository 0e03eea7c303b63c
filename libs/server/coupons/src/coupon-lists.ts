import { Injectable, type Type } from '@nestjs/common';
import { LIST_LIMIT } from '@wethi/contract';
import { type Actor, AuditLog, Changes, Database, escapeLike, refuse, Transactions } from '@wethi/platform';
import type { CouponEmail } from './coupon-email.entity';
import type { CouponName, CouponNamesQuery, ListReport } from './coupon-list.dto';
import type { CouponTel } from './coupon-tel.entity';
import { Coupon } from './coupon/coupon.entity';
import { usersAmong } from './use/users-among';

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
   * @returns what became of each
   * @throws Refusal NOT_FOUND for the coupon
   */
  async add(
    list: CouponList,
    coupon_id: number,
    names: readonly string[],
    actor: Actor | undefined,
  ): Promise<ListReport> {
    const report = await this.transactions.run(async () => {
      await lockCoupon(this.database, coupon_id);
      const [known] = await this.database.query<{ already: number; back: number }[]>(
        `SELECT COUNT(IF(remove_by = 'N', 1, NULL)) AS already, COUNT(IF(remove_by = 'Y', 1, NULL)) AS back
           FROM ${list.column} WHERE coupon_id = ? AND ${list.column} IN (?)`,
        [coupon_id, names],
      );
      const [already, back] = [Number(known?.already ?? 0), Number(known?.back ?? 0)];
      const { affectedRows } = await this.database.query<{ affectedRows: number }>(
        `INSERT IGNORE INTO ${list.column} (coupon_id, ${list.column}, create_by) VALUES ?`,
        [names.map((name) => [coupon_id, name, actor?.id ?? null])],
      );
      if (back > 0)
        await this.database.query(
          `UPDATE ${list.column} SET remove_by = 'N' WHERE coupon_id = ? AND ${list.column} IN (?)`,
          [coupon_id, names],
        );
      await this.audit.record(actor, 'update', Coupon, coupon_id, undefined, { [list.column]: names });
      const total = await this.database.manager.countBy(list.entity, { coupon_id, remove_by: 'N' });
      return { total, added: affectedRows, back, already, customers: await this.customersAmong(list, names) };
    });
    await this.changes.announce(list.entity.name);
    return report;
  }

  private async customersAmong({ column }: CouponList, names: readonly string[]): Promise<number> {
    const account = column === 'coupon_tel' ? 'user_tel' : 'user_email';
    const [counted] = await this.database.query<{ customers: number }[]>(
      `SELECT COUNT(*) AS customers FROM user WHERE ${account} IN (?)`,
      [names],
    );
    return Number(counted?.customers ?? 0);
  }

  /** A page of both lists as one, those who were added last first, and how many there are. */
  async names({ coupon_id, remove_by, q = '', page }: CouponNamesQuery): Promise<[CouponName[], number]> {
    const part = (value: string) => `%${escapeLike(value)}%`;
    const [words, phone] = [part(q.trim()), part(q.replace(/[\s-]/g, ''))];
    const both = `SELECT id, 'email' AS kind, coupon_email AS name, create_at FROM coupon_email
        WHERE coupon_id = ? AND remove_by = ? AND coupon_email LIKE ?
      UNION ALL SELECT id, 'tel', coupon_tel, create_at FROM coupon_tel
        WHERE coupon_id = ? AND remove_by = ? AND coupon_tel LIKE ?`;
    const values = [coupon_id, remove_by, words, coupon_id, remove_by, phone];
    const [counted] = await this.database.query<{ total: number }[]>(
      `SELECT COUNT(*) AS total FROM (${both}) names`,
      values,
    );
    const rows = await this.database.query<Omit<CouponName, 'used'>[]>(
      `${both} ORDER BY create_at DESC, kind, id LIMIT ? OFFSET ?`,
      [...values, LIST_LIMIT, (page - 1) * LIST_LIMIT],
    );
    const of = (asked: CouponName['kind']) => rows.filter(({ kind }) => kind === asked);
    const used = {
      email: await usersAmong(this.database, 'coupon_email', of('email')),
      tel: await usersAmong(this.database, 'coupon_tel', of('tel')),
    };
    return [rows.map((row) => ({ ...row, used: used[row.kind].has(row.id) })), Number(counted?.total ?? 0)];
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
