import { toSatang } from '@wethi/contract';
import { fieldsOf } from '../../../slip/answer-fields';
import { textOf } from '../../qr-gateway/kgp/kgp-answer';
import type { CardAnswer } from '../card-gateway';
import { failureOf } from '../failure-codes';

/**
 * Its name for where a charge stands; any other says nothing, and least of all that it is paid. What was authorised is settled
 * at the end of the day, and whoever asks later than that hears no other word.
 */
const STATES: Partial<Record<string, CardAnswer['state']>> = {
  Authorized: 'paid',
  Settled: 'paid',
  'Pre-Authorized': 'confirm',
  Declined: 'declined',
  Reversed: 'reversed',
  Voided: 'reversed',
};

/** A charge of a card as the gateway tells it; undefined when the body is none. */
export function readCharge(body: unknown): CardAnswer | undefined {
  const fields = fieldsOf(body);
  const id = textOf(fields['id']);
  const amount = Number(fields['amount']);
  if (!id || fields['object'] !== 'charge' || !Number.isFinite(amount)) return undefined;
  const told = STATES[textOf(fields['transaction_state']).trim()] ?? 'open';
  // A call that failed proves no payment, whatever state it tells.
  const state = told === 'paid' && fields['status'] !== 'success' ? 'open' : told;
  return {
    id,
    state,
    reference: textOf(fields['reference_order']),
    amountSatang: toSatang(amount),
    currency: textOf(fields['currency']),
    confirmAt: state === 'confirm' ? webAddress(textOf(fields['redirect_url'])) : undefined,
    failure: state === 'declined' || state === 'reversed' ? failureOf(textOf(fields['failure_code'])) : undefined,
    card: cardOf(fieldsOf(fields['source'])),
  };
}

/** 'VISA 1111' */
function cardOf(source: Record<string, unknown>): string | undefined {
  const digits = textOf(source['card_masking']) || textOf(source['last4']);
  const card = `${textOf(source['brand'])} ${digits.slice(-4)}`.trim();
  return card ? card.slice(0, 40) : undefined;
}

function webAddress(address: string): string | undefined {
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}
