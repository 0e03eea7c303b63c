import type { PaymentRequest } from '../../../overlays/payment-request';
import { forgetSharedSlip, SHARED_SLIP } from '../../../session/left-of-paying';

const ADDRESS = '/share/slip';
/** Long enough to sign in; a slip names people and accounts, and stays no longer. */
const KEPT_MS = 30 * 60_000;

/** The picture that a banking app shared; undefined where there is none, or one that is old. */
export async function readSharedSlip(): Promise<File | undefined> {
  if (!('caches' in window)) return undefined;
  const answer = await caches.match(ADDRESS, { cacheName: SHARED_SLIP });
  const age = Date.now() - Number(answer?.headers.get('x-shared-at'));
  if (!answer || !(age < KEPT_MS)) return void (await forgetSharedSlip());
  const type = answer.headers.get('content-type') ?? '';
  return new File([await answer.blob()], 'slip', { type });
}

/** An order, or a show that none is of yet. */
export type SlipFor = { orders_id: number } | { product_id: number };

let handed: { file: File; to: SlipFor; memberId: number | undefined } | undefined;

/** For its payment dialog, which opens next and checks it at once. @param memberId whose it is, where somebody may come between */
export function handSlip(file: File, to: SlipFor, memberId?: number): void {
  handed = { file, to, memberId };
}

/** What a slip of a payment pays. */
export function slipFor({ product, order, unpaid }: PaymentRequest): SlipFor {
  const paid = order ?? unpaid;
  return paid ? { orders_id: paid.id } : { product_id: product.id };
}

/** What was handed over for it; once. */
export function takeHandedSlip(request: PaymentRequest, memberId?: number): File | undefined {
  if (!handed) return undefined;
  const { file, to } = handed;
  const { product, order, unpaid } = request;
  const isIts = 'orders_id' in to ? to.orders_id === (order ?? unpaid)?.id : to.product_id === product.id;
  if (!isIts || (handed.memberId ?? memberId) !== memberId) return undefined;
  handed = undefined;
  return file;
}
