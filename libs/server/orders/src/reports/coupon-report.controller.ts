import { Controller, Get, Query } from '@nestjs/common';
import { Allow, Answers, ByIdQuery, CurrentActor, type Actor } from '@wethi/platform';
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

  @Get('salesByCoupon')
  @Answers('salesByCoupon', { many: SalesOfCoupon })
  salesByCoupon(@Query() range: SalesQuery, @CurrentActor() actor: Actor): Promise<SalesOfCoupon[]> {
    return this.sales.byCoupon(range, actor);
  }
}
