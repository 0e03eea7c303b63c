import type { EntityManager } from 'typeorm';
import { Coupon } from '../coupon.entity';

let made = 0;

/** A saved coupon of 100 baht off for every product, without limit. */
export function makeCoupon(manager: EntityManager, overrides: Partial<Coupon> = {}): Promise<Coupon> {
  const coupon_code = `TEST${++made}`;
  const named = { coupon_code, coupon_name: 'ลด 100 บาท' };
  const value = { coupon_type: 'Price', coupon_price: 100 } as const;
  return manager.save(manager.create(Coupon, { ...named, coupon_product_type: 'All', ...value, ...overrides }));
}
