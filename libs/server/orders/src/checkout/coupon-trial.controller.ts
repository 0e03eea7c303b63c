import { Controller, Get, Query } from '@nestjs/common';
import { toBaht } from '@wethi/contract';
import { Allow, Answers, CurrentActor, RateLimits, refuse, type Actor } from '@wethi/platform';
import { Checkout } from './checkout';
import { couponLimit } from './coupon-limit';
import { OrderCoupons } from './order-coupons';
import { CouponTrial, TriedCoupon, triedCoupon } from './coupon-trial.dto';

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
  async couponByCode(@Query() { code, ...line }: CouponTrial, @CurrentActor() { id }: Actor): Promise<TriedCoupon> {
    await this.limits.consume(couponLimit, id);
    const { applied, total, discount, net } = await this.checkout.price(id, [line], code);
    if (!applied) throw refuse('COUPON_NOT_FOUND');
    const amounts = { orders_total: toBaht(total), orders_discount: toBaht(discount), orders_net: toBaht(net) };
    return triedCoupon(applied.coupon, { ...amounts, coupon_hold_until: await this.coupons.keep(applied, id) });
  }
}
