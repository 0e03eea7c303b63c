import type { PaymentRequest } from '../../../overlays/payment-request';
import { PAYING_KEY } from '../../../session/left-of-paying';

/** What somebody is paying for by a transfer, wherever in the browser they come back to. */
export interface PayingNow {
  /** The payment dialog of it. */
  address: string;
  product_id: number;
  product_title: string;
  product_img: string | null;
  /** Baht. */
  net: number;
  at: number;
  /** Undefined of a guest. */
  memberId?: number;
}

/** Who takes longer has given up, or pays tomorrow. */
const FRESH_MS = 30 * 60_000;

/** They copied what to pay. */
export function keepPaying({ product }: PaymentRequest, net: number, memberId?: number): void {
  const { id: product_id, product_title, product_img = null } = product;
  const address = window.location.pathname + window.location.search;
  const paying: PayingNow = { address, product_id, product_title, product_img, net, at: Date.now(), memberId };
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
