import { Controller, Get, Query } from '@nestjs/common';
import { Budgets } from '@wethi/accounts';
import { toBaht } from '@wethi/contract';
import { Allow, Answers, CurrentActor, refuse, type Actor } from '@wethi/platform';
import { Checkout } from './checkout';
import { CouponTrial, TriedCoupon, triedCoupon } from './coupon-trial.dto';

/** Trying a coupon before ordering; it stands here because what a coupon takes off depends on prices and orders. */
@Controller()
@Allow('member')
export class CouponTrialController {
  constructor(
    private readonly checkout: Checkout,
    private readonly budgets: Budgets,
  ) {}

  @Get('couponByCode')
  @Answers('couponByCode', { one: TriedCoupon })
  async couponByCode(@Query() { code, ...line }: CouponTrial, @CurrentActor() { id }: Actor): Promise<TriedCoupon> {
    await this.budgets.demand('coupon', String(id));
    const { applied, total, discount, net } = await this.checkout.price(id, [line], code);
    if (!applied) throw refuse('COUPON_NOT_FOUND');
    const amounts = { orders_total: toBaht(total), orders_discount: toBaht(discount), orders_net: toBaht(net) };
    return triedCoupon(applied.coupon, amounts);
  }
}
