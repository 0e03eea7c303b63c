import { Module } from '@nestjs/common';
import { CouponController } from './coupon.controller';
import { CouponEmailController, CouponTelController } from './coupon-list.controller';
import { CouponPreviewController } from './card/coupon-preview.controller';
import { CouponsModule } from './coupons.module';

@Module({
  imports: [CouponsModule],
  controllers: [CouponController, CouponEmailController, CouponTelController, CouponPreviewController],
})
export class CouponsHttpModule {}
