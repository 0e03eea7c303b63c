import type { CardAnswer } from '../card-gateway';
import { failureOf } from '../failure-codes';

export type C2pFields = Readonly<Record<string, string>>;

/** ISO 4217 by number. */
export const THB = '764';
const AMOUNT = /^\d{12}$/;
const BRANDS: Partial<Record<string, string>> = { VI: 'VISA', MA: 'Mastercard', JC: 'JCB', UP: 'UnionPay' };
/** An error says neither that something was taken nor that nothing was. */
const STATES: Partial<Record<string, CardAnswer['state']>> = { '000': 'paid', '002': 'declined', '003': 'declined' };

const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
/**
 * How the fields of a payment look, as far as its status. The hash covers them one after another without a border, so that
 * whoever carries a genuine answer could move digits from one to the next; looking so, they fit in one way alone, but for
 * those of `idOf`.
 */
const SHAPES: readonly (readonly [field: string, shape: RegExp])[] = [
  ['version', /^8\.5$/],
  ['request_timestamp', TIME],
  ['order_id', /^\w{1,20}$/],
  ['invoice_no', /^$/],
  ['currency', new RegExp(`^${THB}$`)],
  ['amount', AMOUNT],
  ['transaction_ref', /^[A-Za-z0-9]{1,60}$/],
  ['approval_code', /^[A-Za-z0-9]{0,12}$/],
  ['eci', /^\d{0,2}$/],
  ['transaction_datetime', TIME],
  ['payment_channel', /^\d{3}$/],
];

/** The fields of a form that are text. */
export function c2pFields(body: unknown): C2pFields {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** What an answer says, whose hash is known to be right; undefined when it has not what it needs, or is cut otherwise. */
export function readAnswer(fields: C2pFields): CardAnswer | undefined {
  const { order_id = '', amount = '', currency = '', payment_status = '' } = fields;
  if (!order_id || !AMOUNT.test(amount)) return undefined;
  if (payment_status === '000' && !SHAPES.every(([field, shape]) => shape.test(fields[field] ?? ''))) return undefined;
  const state = STATES[payment_status] ?? 'open';
  const declined = payment_status === '003' ? 'cancelled' : failureOf(fields['channel_response_code'] ?? '');
  return {
    id: idOf(fields) || order_id,
    reference: order_id,
    amountSatang: Number(amount),
    currency: currency === THB ? 'THB' : currency,
    state,
    failure: state === 'declined' ? declined : undefined,
    card: cardOf(fields),
  };
}

/** The number of the payment with what follows it: nobody can tell where the one ends, and together they are of one payment. */
function idOf({ transaction_ref = '', approval_code = '', eci = '' }: C2pFields): string {
  return transaction_ref + approval_code + eci;
}

function cardOf({ payment_scheme = '', masked_pan = '' }: C2pFields): string | undefined {
  const card = `${BRANDS[payment_scheme] ?? ''} ${masked_pan.slice(-4)}`.trim();
  return card || undefined;
}
