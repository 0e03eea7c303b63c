import { Module } from '@nestjs/common';
import { CouponController } from './coupon.controller';
import { CouponEmailController, CouponNamesController, CouponTelController } from './coupon-list.controller';
import { CouponPreviewController } from './card/coupon-preview.controller';
import { CouponsModule } from './coupons.module';
import { PromotionController } from './promotion/promotion.controller';

@Module({
  imports: [CouponsModule],
  controllers: [
    CouponController,
    CouponEmailController,
    CouponTelController,
    CouponNamesController,
    CouponPreviewController,
    PromotionController,
  ],
})
export class CouponsHttpModule {}
