import type { CouponType } from '@wethi/contract';
import { refuseField } from '@wethi/platform';
import { boundsOf } from './coupon-rules';
import type { Coupon } from './coupon.entity';

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
 * The columns that saving an input writes. Another type clears the four values, and only those that the type reads are kept.
 * @param kept the coupon as it stands; undefined for a new one
 * @throws Refusal INVALID_INPUT without the product of an Only coupon, or about a period that ends before it begins
 */
export function couponToSave(input: Partial<Coupon>, kept?: Coupon): Partial<Coupon> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const coupon = { ...NEW, ...kept, ...given };
  if (coupon.coupon_product_type === 'Only' && !coupon.product_id) throw refuseField('product_id', 'กรุณาเลือกงานแสดง');
  const { from, until } = boundsOf(coupon);
  if (from && until && until < from) throw refuseField('coupon_to', 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่ม');
  const changed = kept !== undefined && kept.coupon_type !== coupon.coupon_type;
  const cleared = VALUES.filter((name) => !READ[coupon.coupon_type].includes(name) || (changed && !(name in given)));
  return { ...given, ...Object.fromEntries(cleared.map((name) => [name, null])) };
}

const NEW = {
  product_id: null,
  coupon_product_type: 'Only',
  coupon_type: 'All',
  coupon_start: null,
  coupon_start_time: null,
  coupon_to: null,
  coupon_to_time: null,
} satisfies Partial<Coupon>;
