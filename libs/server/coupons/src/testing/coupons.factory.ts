import type { EntityManager } from 'typeorm';
import { Coupon } from '../coupon/coupon.entity';
import { CouponCount } from '../use/coupon-count.entity';

let made = 0;

/** A saved coupon of 100 baht off for every product, without limit. */
export async function makeCoupon(manager: EntityManager, overrides: Partial<Coupon> = {}): Promise<Coupon> {
  const coupon_code = `TEST${++made}`;
  const named = { coupon_code, coupon_name: 'ลด 100 บาท' };
  const value = { coupon_type: 'Price', coupon_price: 100 } as const;
  const row = manager.create(Coupon, { ...named, coupon_product_type: 'All', ...value, ...overrides });
  const coupon = await manager.save(row);
  await manager.insert(CouponCount, { coupon_id: coupon.id });
  return coupon;
}

/** Counts an order that carries the coupon. */
export async function useCoupon(manager: EntityManager, coupon_id: number): Promise<void> {
  await manager.increment(CouponCount, { coupon_id }, 'used', 1);
}
