import { Module } from '@nestjs/common';
import { CouponLists } from './coupon-lists';

/** Coupons and who may use them; orders, which stand above, apply them. */
@Module({ providers: [CouponLists], exports: [CouponLists] })
export class CouponsModule {}
