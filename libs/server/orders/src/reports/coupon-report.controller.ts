import { Controller, Get, Query } from '@nestjs/common';
import { Allow, Answers, ByIdQuery } from '@wethi/platform';
import { CouponReport, CouponUsed } from './coupon-report';

@Controller()
@Allow('coupons.read')
export class CouponReportController {
  constructor(private readonly report: CouponReport) {}

  @Get('couponUses')
  @Answers('couponUses', { one: CouponUsed })
  couponUses(@Query() { id }: ByIdQuery): Promise<CouponUsed> {
    return this.report.of(id);
  }
}
