import type { PaymentRequest } from '../../../overlays/payment-request';

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
}

const KEY = 'wethi-paying';
/** Who takes longer has given up, or pays tomorrow. */
const FRESH_MS = 30 * 60_000;

/** They copied what to pay. */
export function keepPaying({ product }: PaymentRequest, net: number): void {
  const { id: product_id, product_title, product_img = null } = product;
  const address = window.location.pathname + window.location.search;
  const paying: PayingNow = { address, product_id, product_title, product_img, net, at: Date.now() };
  try {
    localStorage.setItem(KEY, JSON.stringify(paying));
  } catch {
    // Without storage a shared slip is asked where it belongs.
  }
}

export function readPaying(): PayingNow | undefined {
  try {
    const paying = JSON.parse(localStorage.getItem(KEY) ?? 'null') as PayingNow | null;
    return paying && Date.now() - paying.at < FRESH_MS ? paying : undefined;
  } catch {
    return undefined;
  }
}

/** It is paid. */
export function forgetPaying(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}
