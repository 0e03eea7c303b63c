import type { CardAnswer } from '../card-gateway';
import { failureOf } from '../failure-codes';

export type C2pFields = Readonly<Record<string, string>>;

/** ISO 4217 by number. */
export const THB = '764';
const AMOUNT = /^\d{12}$/;
const BRANDS: Partial<Record<string, string>> = { VI: 'VISA', MA: 'Mastercard', JC: 'JCB', UP: 'UnionPay' };
/** An error says neither that something was taken nor that nothing was. */
const STATES: Partial<Record<string, CardAnswer['state']>> = { '000': 'paid', '002': 'declined', '003': 'declined' };

/** The fields of a form that are text. */
export function c2pFields(body: unknown): C2pFields {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** What an answer says, whose hash is known to be right; undefined when it has not what it needs. */
export function readAnswer(fields: C2pFields): CardAnswer | undefined {
  const { order_id = '', amount = '', currency = '', transaction_ref = '', payment_status = '' } = fields;
  if (!order_id || !AMOUNT.test(amount)) return undefined;
  const state = STATES[payment_status] ?? 'open';
  const declined = payment_status === '003' ? 'cancelled' : failureOf(fields['channel_response_code'] ?? '');
  return {
    id: transaction_ref || order_id,
    reference: order_id,
    amountSatang: Number(amount),
    currency: currency === THB ? 'THB' : currency,
    state,
    failure: state === 'declined' ? declined : undefined,
    card: cardOf(fields),
  };
}

function cardOf({ payment_scheme = '', masked_pan = '' }: C2pFields): string | undefined {
  const card = `${BRANDS[payment_scheme] ?? ''} ${masked_pan.slice(-4)}`.trim();
  return card || undefined;
}
