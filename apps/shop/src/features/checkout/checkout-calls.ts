import { bangkokTime } from '@wethi/format';
import { atLeast } from '../../api/at-least';
import { call } from '../../api/call';
import { Refusal } from '../../api/refusal';
import { upload } from '../../api/upload';
import type { PaymentRequest } from '../../app/payment-request';
import { checkoutKey, forgetCheckoutKey } from './checkout-key';

/** Uploads take this long at least (product.md §9). */
const UPLOAD_MS = 1000;

/** Paid at once; kept, and the customer has to confirm it; or refused, with nothing created. */
export type SlipOutcome =
  { kind: 'paid' } | { kind: 'confirm'; filename: string; message: string } | { kind: 'refused'; message: string };

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
  // Fields go before the file: the server reads the form as a stream.
  form.set('images', picture);
  return form;
}

/** @param onProgress part of the picture that is sent, 0 to 1 */
export async function uploadSlip(slip: SlipUpload, onProgress: (part: number) => void): Promise<SlipOutcome> {
  const answer = await atLeast(UPLOAD_MS, upload('uploadSlip', slipForm(slip), onProgress));
  if (answer.result) return { kind: 'paid' };
  const message = answer.message ?? '';
  const filename = answer.data?.filename;
  return answer.confirmSlip && filename ? { kind: 'confirm', filename, message } : { kind: 'refused', message };
}

/** Makes the order of a slip that personnel will look at. Asking twice makes it once. */
export async function confirmSlip(request: PaymentRequest, memberId: number, filename: string): Promise<void> {
  const { product, product_price_id } = request;
  const answer = await call('POST', 'orders', {
    headers: { 'Idempotency-Key': checkoutKey(memberId, request, sessionStorage) },
    body: {
      // The document asks for columns that the server fills in itself.
      order: { orders_payment_slip: filename },
      ordersDetail: [{ product_id: product.id, product_price_id }],
    },
  });
  if (!answer.result) throw Refusal.from(200, answer, null);
  forgetCheckoutKey(memberId, request, sessionStorage);
}
