import { slipVerify } from 'promptparse/validate';
import type { Bank, Transfer } from './bank';
import { outcomeOf } from './outcome';

/** What a service learns of a QR: it is no slip's, no transfer of it is known, or a transfer. */
export type Found = { kind: 'other' } | { kind: 'unknown' } | { kind: 'transfer'; transfer: Transfer };

/**
 * Asks the sandbox's bank; references with a set ending get their answer before.
 * @throws Error of status 500 for the ending E5
 */
export function lookUp(bank: Bank, payload: string): Found {
  const code = slipVerify(payload, true);
  if (!code) return { kind: 'other' };
  const outcome = outcomeOf(code.transRef);
  if (outcome === 'error') throw Object.assign(new Error('set outcome'), { statusCode: 500 });
  const transfer = bank.find(code.sendingBank, code.transRef);
  if (!transfer || outcome === 'unknown' || outcome === 'pending') return { kind: 'unknown' };
  return { kind: 'transfer', transfer: { ...transfer, ...changeOf(outcome, transfer) } };
}

function changeOf(outcome: ReturnType<typeof outcomeOf>, { amount_satang }: Transfer): Partial<Transfer> {
  if (outcome === 'amount') return { amount_satang: amount_satang + 100 };
  return outcome === 'receiver' ? { receiver_account: '9998887776' } : {};
}
