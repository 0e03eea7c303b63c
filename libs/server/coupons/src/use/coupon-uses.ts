import { Injectable } from '@nestjs/common';
import { COUPON_HOLD_SECONDS } from '@wethi/contract';
import { Clock, Database, isDuplicate, isRefusedByCheck, refuse, type Touched, Transactions } from '@wethi/platform';
import { CouponHold } from './coupon-hold.entity';
import { dropTakenHolds, TOOK } from './taken-holds';

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
/** An order of who holds a use `h` took it. */
const TAKING = `SELECT 1 FROM orders o FORCE INDEX (orders_user_id) WHERE ${TOOK}`;
/** The same as it is once `h` is locked. */
const IS_TAKEN = `EXISTS (${TAKING} LOCK IN SHARE MODE)`;
const LOCK_KEPT =
  'SELECT hold_at FROM coupon_hold WHERE coupon_id = ? AND user_id = ? AND product_id IN (?) FOR UPDATE';
const LOCK_OWN = `SELECT product_id, ${IS_TAKEN} AS is_taken FROM coupon_hold h
  WHERE h.coupon_id = ? AND h.user_id = ? FOR UPDATE`;
/** One that somebody orders with or tries again this moment is none of those. */
const LOCK_OVER = `SELECT h.user_id, ${IS_TAKEN} AS is_taken FROM coupon_hold h
  WHERE h.coupon_id = ? AND h.hold_until < ? LIMIT ? FOR UPDATE SKIP LOCKED`;
/** One that was taken becomes another one, also within a millisecond. */
const RENEW = `UPDATE coupon_hold SET hold_until = ?, product_id = ?, hold_at = IF(?, GREATEST(?, hold_at + INTERVAL 1000 MICROSECOND), hold_at)
  WHERE coupon_id = ? AND user_id = ?`;
const RELEASED_AT_ONCE = 1000;

/** A use that is kept for somebody, which an order names that takes it. */
export type KeptUse = Pick<CouponHold, 'hold_at'>;

/** Whose use of a coupon it is, and of which shows an order may take it. */
interface Whose {
  userId: number;
  productIds: readonly number[];
}

/** Did a transaction fail because no use of its coupon was left? */
export function isUsedUp(error: unknown): boolean {
  return isRefusedByCheck(error, 'coupon_count_used_up');
}

/**
 * Exact uses of coupons: of the orders that carry one and wait or are paid, and those that are kept for who tried it and that no
 * order took. Their number is raised at the very end of a transaction, so that buyers who come together wait for each other no
 * longer than a COMMIT takes (docs/decisions/0039).
 */
@Injectable()
export class CouponUses {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a use for who tried the coupon, and again from now on for who tries it again, also for another show.
   * @returns until when; null for a coupon that cannot run out
   * @throws Refusal COUPON_USED_UP
   */
  async keep(coupon: Limited, userId: number, product_id: number): Promise<Date | null> {
    if (coupon.coupon_limit === null) return null;
    const hold_at = this.clock.now();
    const hold_until = new Date(hold_at.getTime() + COUPON_HOLD_SECONDS * 1000);
    const of = { coupon_id: coupon.id, user_id: userId, product_id };
    await this.transactions
      .run(async () => {
        const [own] = await this.database.query<{ is_taken: number }[]>(LOCK_OWN, [coupon.id, userId]);
        const renewed = [hold_until, product_id, own?.is_taken, hold_at, coupon.id, userId];
        if (own) await this.database.write(RENEW, renewed);
        else await this.database.add(CouponHold, { ...of, hold_at, hold_until });
        if (!own || own.is_taken) await this.count(coupon);
      })
      .catch((error: unknown) => {
        // They tried it twice at once.
        if (!isDuplicate(error)) throw error;
      });
    return hold_until;
  }

  /**
   * Locks the use that is kept for somebody, if there is one, for an order in the making, which takes it by naming it: in a rush
   * every row that is deleted is felt. Nobody orders a show twice with a coupon (COUPON_ONCE), so that none is taken twice.
   * @returns it, once a later statement was answered: the question goes out with that
   */
  lockKept(id: number, { userId, productIds }: Whose): Touched<KeptUse> {
    return this.database.writeReturning(LOCK_KEPT, [id, userId, productIds]);
  }

  /** Takes it where nothing speaks against a second order. @returns whether there was one */
  async takeKept(id: number, { userId, productIds }: Whose): Promise<boolean> {
    const [kept] = await this.database.query<{ product_id: number; is_taken: number }[]>(LOCK_OWN, [id, userId]);
    if (!kept || kept.is_taken || !productIds.includes(kept.product_id)) return false;
    await this.database.write('DELETE FROM coupon_hold WHERE coupon_id = ? AND user_id = ?', [id, userId]);
    return true;
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

  /** An order that was waiting or paid is refused or refunded, and gives its use back; what it took is kept for nobody any more. */
  async giveBack(couponId: number, ordersId: number): Promise<void> {
    await dropTakenHolds(this.database, 'id', [ordersId]);
    await this.database.writeLast('UPDATE coupon_count SET used = used - 1 WHERE coupon_id = ?', [couponId]);
  }

  /**
   * Whether a use is left for somebody, theirs included. Only an order or a trial knows for certain.
   * @param userId none for whoever comes next
   * @param productIds shows of an order, which takes what is kept for one of them; none for a trial, which takes it for any
   */
  async isLeft({ id, coupon_limit }: Limited, userId = 0, productIds?: readonly number[]): Promise<boolean> {
    if (coupon_limit === null) return true;
    const own = productIds ? 'h.user_id = ? AND h.product_id IN (?)' : 'h.user_id = ?';
    const free = `SELECT k.used - (SELECT COUNT(*) FROM coupon_hold h WHERE h.coupon_id = k.coupon_id
                    AND ((${own}) OR h.hold_until < ?) AND NOT EXISTS (${TAKING})) AS taken
                    FROM coupon_count k WHERE k.coupon_id = ?`;
    const of = [userId, ...(productIds ? [productIds] : []), this.clock.now(), id];
    const [count] = await this.database.query<{ taken: number }[]>(free, of);
    return Number(count?.taken ?? 0) < coupon_limit;
  }

  /** Frees what is kept for people who did not come back. */
  async releaseAbandoned(): Promise<void> {
    const over = 'SELECT DISTINCT coupon_id FROM coupon_hold WHERE hold_until < ?';
    const coupons = await this.database.query<{ coupon_id: number }[]>(over, [this.clock.now()]);
    for (const { coupon_id } of coupons)
      for (let released = RELEASED_AT_ONCE; released === RELEASED_AT_ONCE;)
        released = await this.transactions.run(() => this.release(coupon_id));
  }

  /** One use more. Before it says no, it takes back what is kept too long. */
  private async count({ id, coupon_limit }: Limited): Promise<void> {
    const raise = () => this.change(`${RAISE} AND used < ?`, [id, coupon_limit]);
    if ((await raise()) > 0) return;
    await this.release(id);
    if ((await raise()) === 0) throw refuse('COUPON_USED_UP');
  }

  /** Those that were taken are counted by their orders. @returns how many rows went */
  private async release(couponId: number): Promise<number> {
    const of = [couponId, this.clock.now(), RELEASED_AT_ONCE];
    const over = await this.database.query<{ user_id: number; is_taken: number }[]>(LOCK_OVER, of);
    if (over.length === 0) return 0;
    const users = over.map(({ user_id }) => user_id);
    await this.database.write('DELETE FROM coupon_hold WHERE coupon_id = ? AND user_id IN (?)', [couponId, users]);
    const freed = over.filter(({ is_taken }) => !is_taken).length;
    const lower = 'UPDATE coupon_count SET used = used - ? WHERE coupon_id = ?';
    if (freed > 0) await this.database.query(lower, [freed, couponId]);
    return over.length;
  }

  /** How many rows a write of the running transaction changed; it goes out in one message with what waits to be sent. */
  private async change(text: string, values: readonly unknown[]): Promise<number> {
    await this.database.write(text, values);
    const [row] = await this.database.query<{ changed: number }[]>('SELECT ROW_COUNT() AS changed');
    return Number(row?.changed ?? 0);
  }
}
