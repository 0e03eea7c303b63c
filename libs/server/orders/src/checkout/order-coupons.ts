import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Quote } from '@wethi/catalog';
import {
  Coupon,
  CouponUses,
  discountsOf,
  fitsProduct,
  type KeptUse,
  refusalByBuyer,
  refusalByTime,
} from '@wethi/coupons';
import { sumSatang, type RefusalCode } from '@wethi/contract';
import { Clock, Database, refuse, type Touched } from '@wethi/platform';
import { knownCoupons } from './known-coupons';
import { isExistingMember } from '../order/existing-member';

/** A coupon on the lines of an order. */
export interface AppliedCoupon {
  coupon: Coupon;
  /** Satang off each line. */
  discounts: number[];
}

/** A coupon that somebody may know of, and why they may not use it. */
export type KnownCoupon = AppliedCoupon & { refusal?: RefusalCode };

type Limited = Pick<Coupon, 'id' | 'coupon_limit'>;
type Lines = readonly Pick<Quote, 'product' | 'satang'>[];

/** The coupon that an order names, and whether a use of it is kept for who orders. */
export interface NamedCoupon {
  coupon: Coupon;
  isKept: boolean;
}

/** Who asks for a code in one turn of the event loop. */
interface Asked {
  users: number[];
  found: Promise<{ coupon: Coupon; keptFor: Set<number> } | undefined>;
}

/** Asked for with every order that has one, so plain SQL. */
const COUPON_BY_CODE = 'SELECT * FROM coupon WHERE coupon_code = ?';
const WITH_KEPT = `SELECT c.*, (
    SELECT GROUP_CONCAT(h.user_id) FROM coupon_hold h WHERE h.coupon_id = c.id AND h.user_id IN (?)
  ) AS kept_for FROM coupon c WHERE c.coupon_code = ?`;

/** Whether a buyer may use a coupon for what they order, and what it takes off (BUY-07). */
@Injectable()
export class OrderCoupons {
  private readonly asked = new Map<string, Asked>();

  constructor(
    private readonly database: Database,
    private readonly uses: CouponUses,
    private readonly clock: Clock,
  ) {}

  /**
   * The coupon of a code. In a rush everybody names the same one: requests of one turn of the event loop ask for it once.
   * Nobody else's question goes out on a transaction's connection, so a transaction is begun after it.
   */
  async findTogether(code: string, userId: number): Promise<NamedCoupon | undefined> {
    const asked = this.asked.get(code) ?? this.askAfterTurn(code);
    asked.users.push(userId);
    const found = await asked.found;
    return found && { coupon: found.coupon, isKept: found.keptFor.has(userId) };
  }

  async find(code: string): Promise<Coupon | undefined> {
    const [coupon] = await this.database.query<Coupon[]>(COUPON_BY_CODE, [code.trim()]);
    return coupon;
  }

  /**
   * Whether a use is left says only keep or take.
   * @param named the coupon or its code
   * @throws Refusal COUPON_NOT_FOUND, COUPON_NOT_YET and the other reasons of the catalogue
   */
  async apply(
    named: Coupon | string,
    userId: number,
    lines: Lines,
    at: Date = this.clock.now(),
  ): Promise<AppliedCoupon> {
    const coupon = typeof named === 'string' ? await this.find(named) : named;
    if (!coupon) throw refuse('COUPON_NOT_FOUND');
    await this.requireUsable(coupon, userId, lines, at);
    return this.applied(coupon, lines);
  }

  /**
   * The coupons that somebody may know of for what they are about to order, those that save most first and those that they may
   * not use last (docs/decisions/0039).
   */
  async known(userId: number, lines: Lines, giftId: number | undefined): Promise<KnownCoupon[]> {
    const productIds = lines.map(({ product }) => product.id);
    const [member, found, used] = [
      await isExistingMember(this.database, userId, this.clock.today()),
      await knownCoupons(this.database, userId, this.clock.today()),
      await this.usedFor(userId, productIds, giftId),
    ];
    const known: KnownCoupon[] = [];
    for (const { listed, ...row } of found) {
      const coupon = this.database.manager.create(Coupon, row);
      if (!lines.some(({ product }) => fitsProduct(coupon, product.id))) continue;
      const refusal =
        refusalByTime(coupon, this.clock.now()) ?? refusalByBuyer(coupon, { member, listed: listed === 1 });
      const once = used.includes(coupon.id) ? 'COUPON_ONCE' : undefined;
      const last = (await this.uses.isLeft(coupon, userId)) ? undefined : 'COUPON_USED_UP';
      known.push({ ...this.applied(coupon, lines), refusal: refusal ?? once ?? last });
    }
    const saved = ({ refusal, discounts }: KnownCoupon) => (refusal ? -1 : sumSatang(discounts));
    return known.sort((one, other) => saved(other) - saved(one));
  }

  /**
   * Keeps a use for who tried a coupon, so that the price that they saw stays until they paid.
   * @returns until when; null for a coupon that cannot run out
   * @throws Refusal COUPON_USED_UP
   */
  keep({ coupon }: AppliedCoupon, userId: number, productId: number): Promise<Date | null> {
    return this.uses.keep(coupon, userId, productId);
  }

  /** @throws Refusal COUPON_USED_UP when nothing is left that the buyer could use */
  async requireLeft({ coupon }: AppliedCoupon, userId: number, productIds: readonly number[]): Promise<void> {
    if (!(await this.uses.isLeft(coupon, userId, productIds))) throw refuse('COUPON_USED_UP');
  }

  /**
   * A coupon is used once for a show, for oneself or for somebody else: what is meant for one person is no purse for gifts, nor
   * for a row of seats bought one by one. The index of orders_open decides between requests that arrive together, and of a hall
   * the lock of their buyer (requireFirstAlone).
   * @param giftId whose own order is none
   * @throws Refusal COUPON_ONCE
   */
  async requireFirst(
    couponId: number,
    userId: number,
    productIds: readonly number[],
    giftId: number | undefined,
  ): Promise<void> {
    const used = await this.usedFor(userId, productIds, giftId);
    if (used.includes(couponId)) throw refuse('COUPON_ONCE');
  }

  /** The coupons that somebody used for some shows, in other orders than the one of the gift. */
  private async usedFor(
    userId: number,
    productIds: readonly number[],
    giftId: number | undefined,
  ): Promise<(number | null)[]> {
    const used = await this.database.query<{ coupon_id: number | null }[]>(
      `SELECT coupon_id FROM orders_open WHERE user_id = ? AND product_id IN (?) AND gift_id <> ?
        UNION ALL
       SELECT o.coupon_id FROM orders o JOIN orders_detail d ON d.orders_id = o.id JOIN product p ON p.id = d.product_id
        WHERE o.user_id = ? AND o.coupon_id IS NOT NULL AND o.orders_status IN ('wait', 'approve') AND o.gift_id IS NULL
          AND d.product_id IN (?) AND d.orders_refund_id IS NULL AND p.product_format <> 'online'`,
      [userId, productIds, giftId ?? 0, userId, productIds],
    );
    return used.map(({ coupon_id }) => coupon_id);
  }

  /** The same until the end of the transaction: another order of the buyer's waits, or is there to be read. */
  async requireFirstAlone(
    couponId: number,
    userId: number,
    productIds: readonly number[],
    giftId: number | undefined,
  ): Promise<void> {
    await this.database.query('SELECT id FROM user WHERE id = ? FOR UPDATE', [userId]);
    await this.requireFirst(couponId, userId, productIds, giftId);
  }

  /** Locks the use that is kept for who orders, before anything else is asked in the order's transaction (CouponUses.lockKept). */
  lockKept({ coupon, isKept }: NamedCoupon, userId: number, productIds: readonly number[]): Touched<KeptUse> {
    return isKept ? this.uses.lockKept(coupon.id, { userId, productIds }) : { rows: [] };
  }

  /**
   * Gives an order its use; its transaction fails when none is left (see Checkout.explain). Who was let in, or given the discount
   * before, is not judged again.
   * @param kept what lockKept gave, which the order names
   */
  async take(coupon: Limited, kept: Touched<KeptUse>): Promise<void> {
    if (!kept.rows?.length) await this.uses.take(coupon);
  }

  /** The same where the coupon was read a while ago: its buyer paid meanwhile, or the order was refused and gave its use back. */
  async takeLate(couponId: number, userId: number, productIds: readonly number[]): Promise<void> {
    if (await this.uses.takeKept(couponId, { userId, productIds })) return;
    const limit = 'SELECT id, coupon_limit FROM coupon WHERE id = ?';
    const [coupon] = await this.database.query<Limited[]>(limit, [couponId]);
    if (coupon) await this.uses.take(coupon);
  }

  /** Counts the use of an order that came when nothing was left, before it is refused and gives the use back. */
  takeSoldOut(couponId: number): Promise<void> {
    return this.uses.takeBeyondLimit(couponId);
  }

  /** Of several tickets of a show it makes one cheaper: what is meant for one person does not pay for all their friends. */
  private applied(coupon: Coupon, lines: Lines): AppliedCoupon {
    const known = new Set<number>();
    const isFirst = (id: number) => !known.has(id) && Boolean(known.add(id));
    const priced = lines.map(({ product: { id }, satang }) => ({ product_id: id, satang: isFirst(id) ? satang : 0 }));
    return { coupon, discounts: discountsOf(coupon, priced) };
  }

  private askAfterTurn(code: string): Asked {
    const users: number[] = [];
    const found = endOfTurn().then(async () => {
      this.asked.delete(code);
      type Row = Coupon & { kept_for: string | null };
      const [row] = await this.database.query<Row[]>(WITH_KEPT, [users, code.trim()]);
      if (!row) return undefined;
      const { kept_for, ...coupon } = row;
      return { coupon, keptFor: new Set(kept_for?.split(',').map(Number)) };
    });
    const asked = { users, found };
    this.asked.set(code, asked);
    return asked;
  }

  private async requireUsable(coupon: Coupon, userId: number, lines: Lines, at: Date): Promise<void> {
    const byTime = refusalByTime(coupon, at);
    if (byTime) throw refuse(byTime);
    if (!lines.some(({ product }) => fitsProduct(coupon, product.id))) throw refuse('COUPON_OTHER_PRODUCT');
    const member =
      coupon.coupon_member_only === 'Y' && (await isExistingMember(this.database, userId, this.clock.today()));
    const listed = coupon.coupon_email_only === 'Y' && !member && (await isListed(this.database, coupon.id, userId));
    const byBuyer = refusalByBuyer(coupon, { member, listed });
    if (byBuyer) throw refuse(byBuyer);
  }
}

/** Is the user's e-mail or phone on the coupon's lists? */
async function isListed(database: Database, couponId: number, userId: number): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    `SELECT 1 FROM user u
      WHERE u.id = ? AND (
        EXISTS (SELECT 1 FROM coupon_email e
                 WHERE e.coupon_id = ? AND e.coupon_email = u.user_email AND e.remove_by = 'N')
        OR EXISTS (SELECT 1 FROM coupon_tel t
                    WHERE t.coupon_id = ? AND t.coupon_tel = u.user_tel AND t.remove_by = 'N'))`,
    [userId, couponId, couponId],
  );
  return rows.length > 0;
}
