import { officeApi } from './office.ts';

let made = 0;

/** Makes a coupon for every show. */
export async function makeCoupon(coupon: object): Promise<{ code: string }> {
  const coupon_code = `E2E-${Date.now().toString(36)}-${(made += 1)}`.toUpperCase();
  const body = { coupon_name: 'คูปองทดสอบ', coupon_product_type: 'All', ...coupon, coupon_code };
  const { result } = await officeApi('POST', 'coupon', body);
  if (!result) throw new Error('the coupon was refused');
  return { code: coupon_code };
}
