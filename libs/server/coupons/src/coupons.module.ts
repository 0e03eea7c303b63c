import { Module } from '@nestjs/common';
import { CatalogModule } from '@wethi/catalog';
import { CouponLists } from './coupon-lists';
import { CouponCodes } from './coupon/coupon-codes';
import { CouponExamples } from './card/coupon-example';
import { ShareCard } from './card/share-card';
import { CouponUses } from './use/coupon-uses';

/** Coupons and who may use them; orders, which stand above, apply them. */
@Module({
  imports: [CatalogModule],
  providers: [CouponCodes, CouponExamples, CouponLists, CouponUses, ShareCard],
  exports: [CouponCodes, CouponExamples, CouponLists, CouponUses, ShareCard],
})
export class CouponsModule {}
