import { toSatang } from '@wethi/contract';
import type { SlipAnswer, SlipOutcome } from './slip-verifier';

export type Fields = Record<string, unknown>;

/** The fields of a part of an answer; none of anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function moment(value: unknown): Date | undefined {
  const at = new Date(text(value) ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

const BAHT: ReadonlySet<string> = new Set(['764', 'THB']);

/** What came in. A number of another currency is none of satang, however well it agrees with a price. */
export function amountOf(amount: unknown, currency: unknown): Pick<SlipAnswer, 'amountSatang' | 'otherCurrency'> {
  const otherCurrency = text(String(currency ?? ''));
  if (otherCurrency && !BAHT.has(otherCurrency)) return { otherCurrency };
  return { amountSatang: typeof amount === 'number' ? toSatang(amount) : undefined };
}

/** Who sent and who received, as EasySlip and Slip2Go tell it: bank, account or PromptPay id, and name. */
export function partiesOf({ sender, receiver }: Fields) {
  const [from, to] = [partyOf(sender), partyOf(receiver)];
  return {
    sendingBank: from.bank,
    receivingBank: to.bank,
    senderName: from.name,
    senderAccountMasked: from.account,
    receiverName: to.name,
    receiverAccountMasked: to.account,
    receiverProxy: to.proxy,
  };
}

function partyOf(value: unknown) {
  const party = fieldsOf(value);
  const account = fieldsOf(party['account']);
  const name = fieldsOf(account['name']);
  return {
    bank: text(fieldsOf(party['bank'])['id']),
    name: text(account['name']) ?? text(name['th']) ?? text(name['en']),
    account: text(fieldsOf(account['bank'])['account']),
    proxy: text(fieldsOf(account['proxy'])['account']),
  };
}

/** Of these banks a transfer of the last minutes may be unknown still, and then it is no forgery (facts/integrations.md §2.3). */
const SLOW_BANKS: ReadonlySet<string> = new Set(['002', '014']);
const SLOW_SECONDS = 120;

/** What it means that a service without a code for slow banks knows nothing of a transfer. */
export function unknownAt(sendingBank: string | undefined): Pick<SlipAnswer, 'outcome' | 'retryAfterSeconds'> {
  const outcome: SlipOutcome = SLOW_BANKS.has(sendingBank ?? '') ? 'pending_bank' : 'not_found';
  return { outcome, retryAfterSeconds: outcome === 'pending_bank' ? SLOW_SECONDS : undefined };
}
