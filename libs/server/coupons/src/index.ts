export { Coupon } from './coupon.entity';
export { discountsOf, fitsProduct } from './coupon-discount';
export { CouponEmail } from './coupon-email.entity';
export { isUsedUp, refusalByBuyer, refusalByTime } from './coupon-rules';
export { CouponTel } from './coupon-tel.entity';
export { CouponsHttpModule } from './coupons-http.module';
export { CouponsModule } from './coupons.module';
