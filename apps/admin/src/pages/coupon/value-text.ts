import type { Schema } from '@wethi/api-client';
import { baht } from '@wethi/format';

type Coupon = Schema<'Coupon'>;

/** What a coupon does to a price, in a few words. */
export function valueText(coupon: Coupon): string {
  const percent = coupon.coupon_percent === null ? undefined : `${coupon.coupon_percent}%`;
  const price = coupon.coupon_price === null ? undefined : baht(coupon.coupon_price);
  if (coupon.coupon_type === 'Pay') return `จ่าย ${baht(coupon.coupon_pay ?? 0)}`;
  if (coupon.coupon_type === 'Point') return `ลด ${baht(coupon.coupon_point ?? 0)}`;
  const values = [percent, price].filter(Boolean);
  return values.length > 0 ? `ลด ${values.join(' และ ')}` : '-';
}
