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

let handed: { file: File; to: SlipFor } | undefined;

/** For its payment dialog, which opens next and checks it at once. */
export function handSlip(file: File, to: SlipFor): void {
  handed = { file, to };
}

/** What was handed over for it; once. */
export function takeHandedSlip({ product, order, unpaid }: PaymentRequest): File | undefined {
  if (!handed) return undefined;
  const { file, to } = handed;
  const isIts = 'orders_id' in to ? to.orders_id === (order ?? unpaid)?.id : to.product_id === product.id;
  if (!isIts) return undefined;
  handed = undefined;
  return file;
}
