import { Injectable } from '@nestjs/common';
import { COUPON_HOLD_SECONDS } from '@wethi/contract';
import { Clock, Database, isDuplicate, isRefusedByData, refuse, Transactions } from '@wethi/platform';
import { CouponUse } from './coupon-use.entity';

/** What counts of a coupon. */
interface Limited {
  id: number;
  coupon_limit: number | null;
}

/** One use more, by the limit as it is now: the foreign key of the use holds the coupon's row until the COMMIT. */
const RAISE = `UPDATE coupon_count SET used = used + 1
  WHERE coupon_id = ? AND used < (SELECT COALESCE(coupon_limit, 4294967295) FROM coupon WHERE id = ?)`;

/** Gives an order the use that is kept for its buyer, or another one, unless it has one; the number, which others wait for, last. */
const TAKE = `UPDATE coupon_use SET orders_id = ?, held_by = NULL, held_until = NULL WHERE coupon_id = ? AND held_by = ?;
  IF ROW_COUNT() = 0 THEN
    INSERT IGNORE INTO coupon_use (coupon_id, orders_id) VALUES (?, ?);
    IF ROW_COUNT() > 0 THEN
      ${RAISE};
      IF ROW_COUNT() = 0 THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'coupon_used_up'; END IF;
    END IF;
  END IF`;

/** Did a transaction fail because no use of its coupon was left? */
export function isUsedUp(error: unknown): boolean {
  return isRefusedByData(error) && String((error as Error).message).includes('coupon_used_up');
}

/**
 * Exact uses of coupons. A use is a row, and their number is raised at the very end of a transaction, so that buyers who come
 * together wait for each other no longer than a COMMIT takes (docs/decisions/0039).
 */
@Injectable()
export class CouponUses {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a use for who tried the coupon, and again from now on for who tries it again.
   * @returns until when; null for a coupon that cannot run out
   * @throws Refusal COUPON_USED_UP
   */
  async keep(coupon: Limited, userId: number): Promise<Date | null> {
    if (coupon.coupon_limit === null) return null;
    const held_until = new Date(this.clock.now().getTime() + COUPON_HOLD_SECONDS * 1000);
    const renew = 'UPDATE coupon_use SET held_until = ? WHERE coupon_id = ? AND held_by = ?';
    await this.transactions
      .run(async () => {
        if ((await this.change(renew, [held_until, coupon.id, userId])) > 0) return;
        await this.database.insert(CouponUse, { coupon_id: coupon.id, held_by: userId, held_until });
        await this.count(coupon);
      })
      .catch((error: unknown) => {
        // They tried it twice at once.
        if (!isDuplicate(error)) throw error;
      });
    return held_until;
  }

  /**
   * Gives an order a use, the one that is kept for its buyer if there is one. It is sent with the COMMIT, which fails when none is
   * left (isUsedUp): until then nobody waits for the number's row.
   */
  async take({ id }: Limited, userId: number, ordersId: number): Promise<void> {
    await this.database.writeLast(TAKE, [ordersId, id, userId, id, ordersId, id, id]);
  }

  /** An order that is refused or refunded gives its use back, if it has one. */
  async giveBack(ordersId: number): Promise<void> {
    const lower = `UPDATE coupon_count k JOIN coupon_use u ON u.coupon_id = k.coupon_id
                      SET k.used = k.used - 1 WHERE u.orders_id = ?`;
    await this.database.writeLast(lower, [ordersId]);
    await this.database.writeLast('DELETE FROM coupon_use WHERE orders_id = ?', [ordersId]);
  }

  /**
   * Whether a use is left for somebody, theirs included. Only an order or a trial knows for certain.
   * @param userId none for whoever comes next
   */
  async isLeft({ id, coupon_limit }: Limited, userId = 0): Promise<boolean> {
    if (coupon_limit === null) return true;
    const free = `SELECT k.used - (SELECT COUNT(*) FROM coupon_use u WHERE u.coupon_id = k.coupon_id
                    AND u.held_by IS NOT NULL AND (u.held_by = ? OR u.held_until < ?)) AS taken
                    FROM coupon_count k WHERE k.coupon_id = ?`;
    const [count] = await this.database.query<{ taken: number }[]>(free, [userId, this.clock.now(), id]);
    return Number(count?.taken ?? 0) < coupon_limit;
  }

  /** Frees what is kept for people who did not come back. */
  async releaseAbandoned(): Promise<void> {
    const over = 'SELECT DISTINCT coupon_id FROM coupon_use WHERE held_until < ?';
    const coupons = await this.database.query<{ coupon_id: number }[]>(over, [this.clock.now()]);
    for (const { coupon_id } of coupons) await this.transactions.run(() => this.release(coupon_id));
  }

  /** One use more. Before it says no, it takes back what is kept too long. */
  private async count(coupon: Limited): Promise<void> {
    if (await this.raise(coupon)) return;
    await this.release(coupon.id);
    if (!(await this.raise(coupon))) throw refuse('COUPON_USED_UP');
  }

  private async raise({ id }: Limited): Promise<boolean> {
    return (await this.change(RAISE, [id, id])) > 0;
  }

  private async release(couponId: number): Promise<void> {
    const over = 'DELETE FROM coupon_use WHERE coupon_id = ? AND held_until < ?';
    const freed = await this.change(over, [couponId, this.clock.now()]);
    if (freed === 0) return;
    await this.database.query('UPDATE coupon_count SET used = used - ? WHERE coupon_id = ?', [freed, couponId]);
  }

  /** How many rows a write of the running transaction changed; it goes out in one message with what waits to be sent. */
  private async change(text: string, values: readonly unknown[]): Promise<number> {
    await this.database.write(text, values);
    const [row] = await this.database.query<{ changed: number }[]>('SELECT ROW_COUNT() AS changed');
    return Number(row?.changed ?? 0);
  }
}
