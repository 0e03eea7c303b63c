import { Controller, Get, Query } from '@nestjs/common';
import { lessDiscount, REFUSALS, sumSatang, toBaht } from '@wethi/contract';
import { Allow, Answers, CurrentActor, RateLimits, refuse, type Actor } from '@wethi/platform';
import { Checkout } from './checkout';
import { couponLimit } from './coupon-limit';
import { OrderCoupons } from './order-coupons';
import { CouponQuestion, CouponTrial, KnownCoupon, shownCoupon, TriedCoupon } from './coupon-trial.dto';

/** Trying a coupon before ordering keeps a use of it for a while; it stands here because what a coupon takes off depends on prices and orders. */
@Controller()
@Allow('member')
export class CouponTrialController {
  constructor(
    private readonly checkout: Checkout,
    private readonly coupons: OrderCoupons,
    private readonly limits: RateLimits,
  ) {}

  @Get('couponByCode')
  @Answers('couponByCode', { one: TriedCoupon })
  async couponByCode(
    @Query() { code, gift_id, ...line }: CouponTrial,
    @CurrentActor() { id }: Actor,
  ): Promise<TriedCoupon> {
    await this.limits.consume(couponLimit, id);
    const { applied, total, discount, net } = await this.checkout.price(id, [line], code, gift_id);
    if (!applied) throw refuse('COUPON_NOT_FOUND');
    await this.coupons.requireFirst(applied.coupon.id, id, [line.product_id], gift_id);
    const amounts = { orders_total: toBaht(total), orders_discount: toBaht(discount), orders_net: toBaht(net) };
    return shownCoupon(applied.coupon, {
      ...amounts,
      coupon_hold_until: await this.coupons.keep(applied, id, line.product_id),
    });
  }

  /** Coupons that everybody is offered, or that name the buyer's phone or e-mail; what they save, and why some do not. */
  @Get('couponKnown')
  @Answers('couponKnown', { many: KnownCoupon })
  async couponKnown(
    @Query() { gift_id, ...line }: CouponQuestion,
    @CurrentActor() { id }: Actor,
  ): Promise<KnownCoupon[]> {
    const { quotes, total } = await this.checkout.price(id, [line], undefined, gift_id);
    const known = await this.coupons.known(id, quotes, gift_id);
    return known.map(({ coupon, discounts, refusal }) => {
      const discount = sumSatang(discounts);
      return shownCoupon(coupon, {
        coupon_product_type: coupon.coupon_product_type,
        orders_total: toBaht(total),
        orders_discount: toBaht(discount),
        orders_net: toBaht(lessDiscount(total, discount)),
        refusal: refusal ? REFUSALS[refusal].message : null,
      });
    });
  }
}
