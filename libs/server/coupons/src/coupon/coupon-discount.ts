import { sumSatang, toSatang } from '@wethi/contract';
import type { Coupon } from './coupon.entity';

type CouponValues = Pick<Coupon, 'coupon_type' | 'coupon_price' | 'coupon_percent' | 'coupon_point' | 'coupon_pay'>;
type CouponScope = Pick<Coupon, 'coupon_product_type' | 'product_id'>;

/** A line that a coupon may make cheaper. */
export interface DiscountedLine {
  product_id: number;
  satang: number;
}

/** Is the coupon for a product? */
export function fitsProduct({ coupon_product_type, product_id }: CouponScope, productId: number): boolean {
  return coupon_product_type === 'All' || product_id === productId;
}

/** What a coupon takes off an amount, in satang: never less than nothing, never more than the amount (decisions.md §3). */
export function discountOf(coupon: CouponValues, satang: number): number {
  return Math.min(satang, Math.max(0, satang - netOf(coupon, satang)));
}

function netOf({ coupon_type, ...coupon }: CouponValues, satang: number): number {
  switch (coupon_type) {
    case 'Price':
      return satang - toSatang(coupon.coupon_price ?? 0);
    case 'Percent':
      return lessPercent(satang, coupon.coupon_percent);
    case 'Point':
      return satang - toSatang(coupon.coupon_point ?? 0);
    case 'Pay':
      return coupon.coupon_pay === null ? satang : toSatang(coupon.coupon_pay);
    case 'All':
      return lessPercent(satang, coupon.coupon_percent) - toSatang(coupon.coupon_price ?? 0);
  }
}

/** The part taken off is rounded half up to the satang. */
function lessPercent(satang: number, percent: number | null): number {
  return satang - Math.round((satang * (percent ?? 0)) / 100);
}

/**
 * What a coupon takes off each line of an order, in satang. It is reckoned once, on the sum of the lines that it is for, and
 * shared among them by their prices without losing a satang.
 */
export function discountsOf(coupon: CouponValues & CouponScope, lines: readonly DiscountedLine[]): number[] {
  const fitting = lines.map(({ product_id, satang }) => (fitsProduct(coupon, product_id) ? satang : 0));
  const total = sumSatang(fitting);
  const discount = discountOf(coupon, total);
  const sharedBy = (satang: number) => (total === 0 ? 0 : Number((BigInt(discount) * BigInt(satang)) / BigInt(total)));
  let before = 0;
  return fitting.map((satang) => {
    const share = sharedBy(before + satang) - sharedBy(before);
    before += satang;
    return share;
  });
}
