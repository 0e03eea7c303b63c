import type { CouponType } from '@wethi/contract';
import { refuseField } from '@wethi/platform';
import { boundsOf } from './coupon/coupon-rules';
import type { Coupon } from './coupon/coupon.entity';

const VALUES = ['coupon_price', 'coupon_percent', 'coupon_point', 'coupon_pay'] as const;

/** Which of the four values a type reads. */
const READ: Record<CouponType, readonly (typeof VALUES)[number][]> = {
  All: ['coupon_percent', 'coupon_price'],
  Price: ['coupon_price'],
  Percent: ['coupon_percent'],
  Point: ['coupon_point'],
  Pay: ['coupon_pay'],
};

/**
 * Judges a coupon that is about to be saved. Another type clears the four values (product.md §4), and only those that the
 * type reads are kept.
 * @param before the coupon as it stands; undefined for a new one
 * @param given the columns that the save names
 * @throws Refusal INVALID_INPUT without the product of an Only coupon, or about a period that ends before it begins
 */
export function settleCoupon(coupon: Coupon, before: Coupon | undefined, given: Partial<Coupon>): void {
  if (coupon.coupon_product_type === 'Only' && !coupon.product_id) throw refuseField('product_id', 'กรุณาเลือกงานแสดง');
  const { from, until } = boundsOf(coupon);
  if (from && until && until < from) throw refuseField('coupon_to', 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่ม');
  const changed = before !== undefined && before.coupon_type !== coupon.coupon_type;
  for (const name of VALUES) {
    if (!READ[coupon.coupon_type].includes(name) || (changed && !(name in given))) coupon[name] = null;
  }
}
