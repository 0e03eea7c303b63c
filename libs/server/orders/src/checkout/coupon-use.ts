import { Injectable } from '@nestjs/common';
import type { Quote } from '@wethi/catalog';
import { Coupon, discountsOf, fitsProduct, isUsedUp, refusalByBuyer, refusalByTime } from '@wethi/coupons';
import { Clock, Database, refuse } from '@wethi/platform';
import { In } from 'typeorm';
import { isExistingMember } from '../order/existing-member';
import { Orders } from '../order/orders.entity';

/** A coupon on the lines of an order. */
export interface AppliedCoupon {
  coupon: Coupon;
  /** Satang off each line. */
  discounts: number[];
}

type Lines = readonly Pick<Quote, 'product' | 'satang'>[];

/** Whether a buyer may use a coupon for what they order, and what it takes off (BUY-07). */
@Injectable()
export class CouponUse {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal COUPON_NOT_FOUND, COUPON_NOT_YET and the other reasons of the catalogue */
  async apply(code: string, userId: number, lines: Lines): Promise<AppliedCoupon> {
    const coupon = await this.database.manager.findOneBy(Coupon, { coupon_code: code.trim() });
    if (!coupon) throw refuse('COUPON_NOT_FOUND');
    await this.requireUsable(coupon, userId, lines);
    const priced = lines.map(({ product, satang }) => ({ product_id: product.id, satang }));
    return { coupon, discounts: discountsOf(coupon, priced) };
  }

  /**
   * Asks everything again inside the order's transaction. A coupon with a limit stays locked until its end, so that buyers
   * who come together are counted one after the other.
   * @throws Refusal as apply does
   */
  async hold({ id, coupon_limit }: Coupon, userId: number, lines: Lines): Promise<void> {
    const lock = coupon_limit === null ? {} : { lock: { mode: 'pessimistic_write' as const } };
    const coupon = await this.database.manager.findOne(Coupon, { where: { id }, ...lock });
    if (!coupon) throw refuse('COUPON_NOT_FOUND');
    await this.requireUsable(coupon, userId, lines);
  }

  /**
   * Takes back the use that a refused order gave back; who was given the discount keeps it, as long as one is left.
   * @throws Refusal COUPON_USED_UP
   */
  async holdAgain(couponId: number): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    const coupon = await this.database.manager.findOne(Coupon, { where: { id: couponId }, lock });
    if (coupon) await this.requireLeft(coupon);
  }

  private async requireUsable(coupon: Coupon, userId: number, lines: Lines): Promise<void> {
    const byTime = refusalByTime(coupon, this.clock.now());
    if (byTime) throw refuse(byTime);
    if (!lines.some(({ product }) => fitsProduct(coupon, product.id))) throw refuse('COUPON_OTHER_PRODUCT');
    const member = coupon.coupon_member_only === 'Y' && (await isExistingMember(this.database, userId));
    const listed = coupon.coupon_email_only === 'Y' && !member && (await isListed(this.database, coupon.id, userId));
    const byBuyer = refusalByBuyer(coupon, { member, listed });
    if (byBuyer) throw refuse(byBuyer);
    await this.requireLeft(coupon);
  }

  private async requireLeft(coupon: Coupon): Promise<void> {
    if (coupon.coupon_limit !== null && isUsedUp(coupon, await countUses(this.database, coupon.id)))
      throw refuse('COUPON_USED_UP');
  }
}

/** Orders that use the coupon; refused and refunded ones gave their use back. */
function countUses(database: Database, coupon_id: number): Promise<number> {
  return database.manager.countBy(Orders, { coupon_id, orders_status: In(['wait', 'approve']) });
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
