import { toSatang, type RefusalCode } from '@wethi/contract';
import { Refusal } from '@wethi/platform';
import type { Slip } from '../slip/slip.entity';
import type { Checkout, OrderLine, PricedOrder } from './checkout';

const GONE: readonly RefusalCode[] = ['PRODUCT_CLOSED', 'PRICE_NOT_AVAILABLE', 'PRICE_MEMBERS_ONLY'];

/** Is it not sold, or not at that price, or not with that coupon? Money that was sent for it is there nevertheless. */
export function isPriceGone(error: unknown): error is Refusal {
  if (!(error instanceof Refusal) || error.code === 'COUPON_NOT_FOUND') return false;
  return GONE.includes(error.code) || error.code.startsWith('COUPON_');
}

/** A price, or nothing where it is gone. */
export async function unlessGone(price: Promise<PricedOrder>): Promise<PricedOrder | undefined> {
  try {
    return await price;
  } catch (error) {
    if (!isPriceGone(error)) throw error;
    return undefined;
  }
}

/** What one order is made for. */
export interface Bought extends OrderLine {
  coupon_code?: string;
  gift_id?: number;
}

/** What it cost when the money of a verified slip left, where that is just its amount. */
export async function priceThen(
  checkout: Checkout,
  { user_id, amount, transferred_at }: Pick<Slip, 'user_id' | 'amount' | 'transferred_at'>,
  { coupon_code, gift_id, ...line }: Bought,
): Promise<PricedOrder | undefined> {
  if (!transferred_at) return undefined;
  const priced = await unlessGone(checkout.price(user_id, [line], coupon_code, gift_id, { at: transferred_at }));
  return priced?.net === toSatang(amount ?? 0) ? priced : undefined;
}

/** Why, for who has sent the money, and is not to choose another. */
export function goneText({ code, message }: Refusal): string {
  return code === 'PRICE_NOT_AVAILABLE' ? 'ราคานี้หมดเวลาขายแล้ว' : message;
}
