import { bangkokTime } from '@wethi/format';
import { ApiError, call, upload, withMinimumDuration } from '@wethi/http';
import { namedOrder, type PaymentRequest } from '../../overlays/payment-request';
import type { CreatedOrder, KnownCoupon, TriedCoupon } from '../../api-types';
import { idempotencyKey, forgetIdempotencyKey } from './idempotency-key';

/** Uploads take this long at least (product.md §9). */
const UPLOAD_MS = 1000;

/** Where nothing moves that long the line is dead; looking at a slip and asking its bank takes the server less. */
const STALLED_MS = 90_000;

/** Long enough that the button's loading state does not flicker. */
const COUPON_MS = 200;

/** Paid at once, or kept, and the customer has to confirm it. */
export type SlipOutcome = { kind: 'paid' } | { kind: 'confirm'; filename: string; message: string };

interface SlipUpload {
  request: PaymentRequest;
  memberId: number;
  bankId: number;
  picture: File;
}

function slipForm({ request, memberId, bankId, picture }: SlipUpload): FormData {
  const form = new FormData();
  form.set('product_id', String(request.product.id));
  form.set('user_id', String(memberId));
  form.set('bank_id', String(bankId));
  form.set('date_now', bangkokTime(Date.now()).date);
  if (request.product_price_id) form.set('product_price_id', String(request.product_price_id));
  if (request.coupon_code) form.set('coupon_code', request.coupon_code);
  if (request.gift_id) form.set('gift_id', String(request.gift_id));
  if (request.tickets) form.set('tickets', String(request.tickets));
  const named = namedOrder(request);
  if (named) form.set('orders_id', String(named));
  // Fields go before the file: the server reads the form as a stream.
  form.set('images', picture);
  return form;
}

/**
 * @param onProgress part of the picture that is sent, 0 to 1
 * @throws ApiError, and then nothing is created
 */
export async function uploadSlip(slip: SlipUpload, onProgress: (part: number) => void): Promise<SlipOutcome> {
  const line = new AbortController();
  const giveUp = () => setTimeout(() => line.abort(ApiError.noConnection()), STALLED_MS);
  let waiting = giveUp();
  const told = (part: number) => {
    clearTimeout(waiting);
    waiting = giveUp();
    onProgress(part);
  };
  const sent = upload('uploadSlip', slipForm(slip), told, line.signal).finally(() => clearTimeout(waiting));
  const answer = await withMinimumDuration(UPLOAD_MS, sent);
  if (answer.result) return { kind: 'paid' };
  const filename = answer.data?.filename;
  if (!answer.confirmSlip || !filename) throw ApiError.from(200, answer, null);
  return { kind: 'confirm', filename, message: answer.message ?? '' };
}

/**
 * Makes the order of a slip that personnel will look at, of a show that costs nothing, or one that is paid at the gateway.
 * Asking twice makes it once.
 * @param filename the slip that is confirmed
 */
export async function placeOrder(request: PaymentRequest, memberId: number, filename?: string): Promise<CreatedOrder> {
  const { product, product_price_id, tickets, coupon_code, gift_id, way } = request;
  const answer = await call('POST', 'orders', {
    headers: { 'Idempotency-Key': idempotencyKey(memberId, request, sessionStorage) },
    body: {
      // The document asks for columns that the server fills in itself.
      order: {
        orders_payment_slip: filename,
        coupon_code,
        gift_id,
        orders_payment: way === 'transfer' ? undefined : way,
      },
      ordersDetail: [{ product_id: product.id, product_price_id, tickets }],
    },
  });
  forgetIdempotencyKey(memberId, request, sessionStorage);
  if (!answer.data) throw ApiError.from(200, answer, null);
  return answer.data;
}

/** Sends a slip that could not be checked, or was refused, to personnel: with a new order, or to the one that it names. */
export async function askPersonnel(request: PaymentRequest, memberId: number, filename: string): Promise<CreatedOrder> {
  const id = namedOrder(request);
  if (id === undefined) return placeOrder(request, memberId, filename);
  const body = { id, orders_payment_slip: filename };
  const answer = await call('POST', 'orders/ordersNewSlip', { body });
  if (!answer.data) throw ApiError.from(200, answer, null);
  return answer.data;
}

function lineOf({ product, product_price_id, tickets, gift_id }: PaymentRequest) {
  return { product_id: product.id, product_price_id, tickets, gift_id };
}

/** What a coupon makes of the price. @throws ApiError with the reason why it cannot be used */
export async function tryCoupon(request: PaymentRequest, code: string): Promise<TriedCoupon> {
  const query = { code, ...lineOf(request) };
  const answer = await withMinimumDuration(COUPON_MS, call('GET', 'couponByCode', { query }));
  if (!answer.data) throw ApiError.from(200, answer, null);
  return answer.data;
}

/** The coupons that are offered to the member for a payment, with what each would make of the price. */
export async function knownCoupons(request: PaymentRequest): Promise<KnownCoupon[]> {
  return (await call('GET', 'couponKnown', { query: lineOf(request) })).data ?? [];
}
