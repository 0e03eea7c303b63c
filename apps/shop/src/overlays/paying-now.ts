import { PAYING_KEY } from '../session/left-of-paying';
import type { PaymentRequest } from './payment-request';

/** What somebody is paying for by a transfer, wherever in the browser they come back to. */
export interface PayingNow extends Pick<
  PaymentRequest,
  'price' | 'product_price_id' | 'tickets' | 'coupon_code' | 'gift_id'
> {
  /** The payment dialog of it. */
  address: string;
  product_id: number;
  product_title: string;
  product_img: string | null;
  product_format: string;
  /** The order that it pays, where there is one already. */
  orders_id?: number;
  /** Baht. */
  net: number;
  at: number;
  /** Undefined of a guest. */
  memberId?: number;
}

/** Who takes longer has given up, or pays tomorrow. */
const FRESH_MS = 30 * 60_000;

/** They copied what to pay. @param request with the coupon that was taken off */
export function keepPaying(request: PaymentRequest, net: number, memberId?: number): void {
  const { id: product_id, product_title, product_img = null, product_format } = request.product;
  const { price, product_price_id, tickets, coupon_code, gift_id, order, unpaid } = request;
  const address = window.location.pathname + window.location.search;
  const of = { product_id, product_title, product_img, product_format, orders_id: (order ?? unpaid)?.id };
  const line = { price, product_price_id, tickets, coupon_code, gift_id };
  const paying: PayingNow = { ...of, ...line, address, net, at: Date.now(), memberId };
  try {
    localStorage.setItem(PAYING_KEY, JSON.stringify(paying));
  } catch {
    // Without storage a shared slip is asked where it belongs.
  }
}

export function readPaying(memberId?: number): PayingNow | undefined {
  try {
    const paying = JSON.parse(localStorage.getItem(PAYING_KEY) ?? 'null') as PayingNow | null;
    if (!paying || Date.now() - paying.at >= FRESH_MS) return undefined;
    return (paying.memberId ?? memberId) === memberId ? paying : undefined;
  } catch {
    return undefined;
  }
}
