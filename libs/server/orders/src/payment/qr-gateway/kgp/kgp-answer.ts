import { toSatang } from '@wethi/contract';
import { fieldsOf } from '../../../slip/answer-fields';
import type { QrCode, QrLookUp } from '../qr-gateway';
import type { Signed } from './kgp-checksum';

/** A notice's fields as text, and its reference; undefined when it has not what its checksum needs. */
export function readNotice(body: unknown): (Signed & { reference: string }) | undefined {
  const fields = fieldsOf(body);
  const { amount } = fields;
  if (typeof amount !== 'number' && typeof amount !== 'string') return undefined;
  if (amount === '' || !Number.isFinite(Number(amount))) return undefined;
  const notice = {
    amount,
    id: textOf(fields['id']),
    currency: textOf(fields['currency']),
    status: textOf(fields['status']),
    transaction_state: textOf(fields['transaction_state']),
    failure_code: textOf(fields['failure_code']),
    checksum: textOf(fields['checksum']),
    reference: textOf(fields['reference_order']),
  };
  return notice.id && notice.checksum ? notice : undefined;
}

/** A QR that can be paid; undefined when the answer is none. */
export function readQr(body: unknown): QrCode | undefined {
  const fields = fieldsOf(body);
  const orderId = textOf(fields['order_id']) || textOf(fields['id']);
  const qr = textOf(fields['paint_text']);
  const lifetime = Number(fields['expire_time_seconds']);
  if (fields['status'] !== 'success' || !orderId || !qr || !(lifetime > 0)) return undefined;
  return { orderId, text: qr, lifetime, receiver: textOf(fields['account_name']) || undefined };
}

/** What is paid, before the end of its day and after it, and what was taken back (facts/integrations.md §4.1). */
const STATES: Partial<Record<string, QrLookUp['state']>> = {
  Authorized: 'paid',
  Settled: 'paid',
  Reversed: 'reversed',
  Voided: 'reversed',
};

/** What a look-up says was paid, or taken back. Any other state is neither. */
export function readPayment(body: unknown): QrLookUp | undefined {
  const fields = fieldsOf(body);
  const state = STATES[textOf(fields['transaction_state']).trim()];
  const amount = Number(fields['amount']);
  if (fields['status'] !== 'success' || !state || !Number.isFinite(amount)) return undefined;
  return {
    state,
    chargeId: textOf(fields['id']),
    reference: textOf(fields['reference_order']),
    amountSatang: toSatang(amount),
    currency: textOf(fields['currency']),
  };
}

/** A field's text; '' of what is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
