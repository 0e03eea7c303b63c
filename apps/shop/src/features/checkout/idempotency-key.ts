import type { PaymentRequest } from '../../overlays/payment-request';

type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function nameOf(
  memberId: number,
  { product, product_price_id, tickets = 1, coupon_code, gift_id, way }: PaymentRequest,
): string {
  const what = [product.id, product_price_id ?? 'only', coupon_code ?? '', gift_id ?? 'own', way, tickets];
  return ['wethi-checkout', memberId, ...what].join('-');
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key that makes an order once: kept over reloads, so that asking again gives the same order (BUY-08). */
export function idempotencyKey(memberId: number, request: PaymentRequest, store: KeyStore): string {
  const name = nameOf(memberId, request);
  const key = store.getItem(name) ?? randomKey();
  store.setItem(name, key);
  return key;
}

/** The order is made; another purchase is another one. */
export function forgetIdempotencyKey(memberId: number, request: PaymentRequest, store: KeyStore): void {
  store.removeItem(nameOf(memberId, request));
}
