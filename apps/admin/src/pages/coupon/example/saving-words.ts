import type { Schema } from '@wethi/api-client';
import { toBaht, toSatang, type CouponType } from '@wethi/contract';
import { baht, count } from '@wethi/format';

export type Example = Schema<'CouponExample'> & {
  coupon_type: CouponType | undefined;
  coupon_percent: number | null | undefined;
  coupon_price: number | null | undefined;
};

/** How a price becomes lower, in a sentence (design: 62). */
export function savingWords({
  coupon_type,
  coupon_percent,
  coupon_price,
  orders_discount,
  orders_net,
}: Example): string {
  if (orders_net === 0) return 'ดูฟรี ไม่ต้องแนบสลิป';
  if (coupon_type === 'Point') return `หัก ${count(orders_discount)} แต้ม`;
  if (coupon_type === 'Percent') return `ลด ${coupon_percent}% = ${baht(orders_discount)}`;
  if (coupon_type === 'All' && coupon_percent) {
    // Where something is left to pay, the baht were taken off whole; the rest is what the percents are.
    const byPercent = toBaht(toSatang(orders_discount) - toSatang(coupon_price ?? 0));
    const first = `ลด ${coupon_percent}% = ${baht(byPercent)}`;
    return coupon_price ? `${first} แล้วลดอีก ${baht(coupon_price)}` : first;
  }
  return `ลูกค้าประหยัด ${baht(orders_discount)}`;
}
