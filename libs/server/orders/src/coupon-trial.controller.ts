import { Controller, Get, Query } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import { toBaht } from '@wethi/contract';
import { Answers, CurrentActor, Member, refuse, type Actor } from '@wethi/platform';
import { Checkout } from './checkout';
import { CouponTrial, TriedCoupon, triedCoupon } from './coupon-trial.dto';

/** Trying a coupon before ordering; it stands here because what a coupon takes off depends on prices and orders. */
@Controller()
@Member()
@Throttle({ default: { limit: 30, ttl: 60_000 } })
export class CouponTrialController {
  constructor(private readonly checkout: Checkout) {}

  @Get('couponByCode')
  @Answers('couponByCode', { one: TriedCoupon })
  async couponByCode(@Query() { code, ...line }: CouponTrial, @CurrentActor() { id }: Actor): Promise<TriedCoupon> {
    const { applied, total, discount, net } = await this.checkout.price(id, [line], code);
    if (!applied) throw refuse('COUPON_NOT_FOUND');
    const amounts = { orders_total: toBaht(total), orders_discount: toBaht(discount), orders_net: toBaht(net) };
    return triedCoupon(applied.coupon, amounts);
  }
}
