import { Module } from '@nestjs/common';
import { CouponLists } from './coupon-lists';
import { CouponUses } from './use/coupon-uses';

/** Coupons and who may use them; orders, which stand above, apply them. */
@Module({ providers: [CouponLists, CouponUses], exports: [CouponLists, CouponUses] })
export class CouponsModule {}
