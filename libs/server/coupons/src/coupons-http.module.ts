import { Module } from '@nestjs/common';
import { CouponController } from './coupon.controller';
import { CouponEmailController } from './coupon-email.controller';
import { CouponTelController } from './coupon-tel.controller';
import { CouponsModule } from './coupons.module';

@Module({ imports: [CouponsModule], controllers: [CouponController, CouponEmailController, CouponTelController] })
export class CouponsHttpModule {}
