import type { Product } from '@wethi/catalog';
import { baht, longDate } from '@wethi/format';
import type { Coupon } from './coupon.entity';

/** What a coupon does to a price, in a few words. */
export function savingOf(coupon: Coupon): string {
  const { coupon_type, coupon_price, coupon_percent, coupon_point, coupon_pay } = coupon;
  if (coupon_type === 'Pay') return coupon_pay === 0 ? 'ชมฟรี' : `จ่ายเพียง ${baht(coupon_pay ?? 0)}`;
  if (coupon_type === 'Point') return `ลด ${baht(coupon_point ?? 0)}`;
  const percent = coupon_percent ? `${coupon_percent}%` : undefined;
  const price = coupon_price ? baht(coupon_price) : undefined;
  return `ลด ${[percent, price].filter(Boolean).join(' และ ')}`;
}

/** Of which show it is, and when that is played; without a show its name. */
export function aboutOf({ coupon_name }: Coupon, product: Product | null): string {
  if (!product) return coupon_name;
  return [product.product_title, product.product_start && longDate(product.product_start)].filter(Boolean).join(' · ');
}
