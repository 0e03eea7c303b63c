import { addresses } from './addresses.ts';
import { send } from './http.ts';
import { newMember } from './member.ts';
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

/** Somebody else orders the show with a coupon that may be used once. */
export async function useUp(code: string, show: { id: number }): Promise<void> {
  const { token } = await newMember();
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `used-up-${code}` };
  const body = { order: { coupon_code: code }, ordersDetail: [{ product_id: show.id }] };
  const { json } = await send('POST', `${addresses.shop}/api/orders`, { headers, body });
  if (!json.result) throw new Error(`the coupon was not used: ${JSON.stringify(json)}`);
}
