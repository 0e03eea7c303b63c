import { Controller, Get, Query } from '@nestjs/common';
import { Allow, Answers, ByIdQuery, CurrentActor, may, refuse, type Actor } from '@wethi/platform';
import { CouponReport, CouponUsed } from './coupon-report';
import { SalesQuery } from './sales.dto';
import { SalesOfCoupon, SalesReport } from './sales-report';

@Controller()
@Allow('coupons.read')
export class CouponReportController {
  constructor(
    private readonly report: CouponReport,
    private readonly sales: SalesReport,
  ) {}

  @Get('couponUses')
  @Answers('couponUses', { one: CouponUsed })
  couponUses(@Query() { id }: ByIdQuery): Promise<CouponUsed> {
    return this.report.of(id);
  }

  /** Coupons belong to no band, and money is for who reads reports: the caller holds both permissions. */
  @Get('salesByCoupon')
  @Answers('salesByCoupon', { many: SalesOfCoupon })
  async salesByCoupon(@Query() range: SalesQuery, @CurrentActor() actor: Actor): Promise<SalesOfCoupon[]> {
    if (!may(actor, 'reports.read')) throw refuse('NOT_ALLOWED');
    return this.sales.byCoupon(range, actor);
  }
}
