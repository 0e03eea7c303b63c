import { Injectable } from '@nestjs/common';
import { COUPON_HOLD_SECONDS } from '@wethi/contract';
import { Clock, Database, isDuplicate, isRefusedByCheck, refuse, type Touched, Transactions } from '@wethi/platform';
import { CouponHold } from './coupon-hold.entity';

/** What counts of a coupon. */
interface Limited {
  id: number;
  coupon_limit: number | null;
}

/** More than any limit allows: a CHECK of the table refuses it. */
const USED_UP = 4294967295;
const RAISE = 'UPDATE coupon_count SET used = used + 1 WHERE coupon_id = ?';
/** Fails its transaction where none is left. */
const RAISE_OR_FAIL = `UPDATE coupon_count SET used = IF(used < ?, used + 1, ${USED_UP}) WHERE coupon_id = ?`;
const TAKE_KEPT = 'DELETE FROM coupon_hold WHERE coupon_id = ? AND user_id = ?';

/** Did a transaction fail because no use of its coupon was left? */
export function isUsedUp(error: unknown): boolean {
  return isRefusedByCheck(error, 'coupon_count_used_up');
}

/**
 * Exact uses of coupons: of the orders that carry one and wait or are paid, and those that are kept for who tried it. Their number
 * is raised at the very end of a transaction, so that buyers who come together wait for each other no longer than a COMMIT takes
 * (docs/decisions/0039).
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
    const hold_until = new Date(this.clock.now().getTime() + COUPON_HOLD_SECONDS * 1000);
    const renew = 'UPDATE coupon_hold SET hold_until = ? WHERE coupon_id = ? AND user_id = ?';
    await this.transactions
      .run(async () => {
        if ((await this.change(renew, [hold_until, coupon.id, userId])) > 0) return;
        await this.database.add(CouponHold, { coupon_id: coupon.id, user_id: userId, hold_until });
        await this.count(coupon);
      })
      .catch((error: unknown) => {
        // They tried it twice at once.
        if (!isDuplicate(error)) throw error;
      });
    return hold_until;
  }

  /**
   * Takes the use that is kept for somebody, if there is one, for an order in the making.
   * @returns whether there was, once a later statement was answered: it goes out with that
   */
  takeKept(id: number, userId: number): Touched<unknown> {
    return this.database.writeReturning(`${TAKE_KEPT} RETURNING user_id`, [id, userId]);
  }

  /** The same where nothing else is about to be asked. @returns whether there was one */
  async takeKeptNow(id: number, userId: number): Promise<boolean> {
    return (await this.change(TAKE_KEPT, [id, userId])) > 0;
  }

  /**
   * Counts a use more for an order. It is sent with the COMMIT, which fails when none is left (isUsedUp): until then nobody waits
   * for the number's row.
   */
  async take({ id, coupon_limit }: Limited): Promise<void> {
    await this.database.writeLast(RAISE_OR_FAIL, [coupon_limit ?? USED_UP, id]);
  }

  /** Counts an order that stands beside money though no use was left. */
  async takeBeyondLimit(couponId: number): Promise<void> {
    await this.database.writeLast(RAISE, [couponId]);
  }

  /** An order that was waiting or paid is refused or refunded, and gives its use back. */
  async giveBack(couponId: number): Promise<void> {
    await this.database.writeLast('UPDATE coupon_count SET used = used - 1 WHERE coupon_id = ?', [couponId]);
  }

  /**
   * Whether a use is left for somebody, theirs included. Only an order or a trial knows for certain.
   * @param userId none for whoever comes next
   */
  async isLeft({ id, coupon_limit }: Limited, userId = 0): Promise<boolean> {
    if (coupon_limit === null) return true;
    const free = `SELECT k.used - (SELECT COUNT(*) FROM coupon_hold h WHERE h.coupon_id = k.coupon_id
                    AND (h.user_id = ? OR h.hold_until < ?)) AS taken
                    FROM coupon_count k WHERE k.coupon_id = ?`;
    const [count] = await this.database.query<{ taken: number }[]>(free, [userId, this.clock.now(), id]);
    return Number(count?.taken ?? 0) < coupon_limit;
  }

  /** Frees what is kept for people who did not come back. */
  async releaseAbandoned(): Promise<void> {
    const over = 'SELECT DISTINCT coupon_id FROM coupon_hold WHERE hold_until < ?';
    const coupons = await this.database.query<{ coupon_id: number }[]>(over, [this.clock.now()]);
    for (const { coupon_id } of coupons) await this.transactions.run(() => this.release(coupon_id));
  }

  /** One use more. Before it says no, it takes back what is kept too long. */
  private async count({ id, coupon_limit }: Limited): Promise<void> {
    const raise = () => this.change(`${RAISE} AND used < ?`, [id, coupon_limit]);
    if ((await raise()) > 0) return;
    await this.release(id);
    if ((await raise()) === 0) throw refuse('COUPON_USED_UP');
  }

  private async release(couponId: number): Promise<void> {
    const over = 'DELETE FROM coupon_hold WHERE coupon_id = ? AND hold_until < ?';
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
