import { toSatang } from '@wethi/contract';
import { fieldsOf, moment, partiesOf, text, unknownAt, type Fields } from '../answer-fields';
import { ASK_AGAIN_SECONDS } from '../slip-service';
import type { SlipAnswer, SlipOutcome } from '../slip-verifier';

const FOUND = new Set(['200000', '200001', '200200']);
const OUTCOMES: Record<string, SlipOutcome> = {
  '200401': 'receiver_mismatch',
  '200402': 'amount_mismatch',
  '200500': 'not_found',
  '200501': 'duplicate',
  '400001': 'not_a_slip',
  '400002': 'unreadable',
  '401001': 'misconfigured',
  '401005': 'quota',
  '401006': 'quota',
  '401007': 'misconfigured',
};
const UNKNOWN = '200404';

/**
 * Slip2Go's body in the common vocabulary; its HTTP status is 200 for refusals, too.
 * @param body `{ code, message, data }`
 * @param sendingBank three digits, from the QR
 */
export function readSlip2GoAnswer(body: unknown, sendingBank?: string): SlipAnswer {
  const fields = fieldsOf(body);
  const data = fieldsOf(fields['data']);
  const providerCode = String(fields['code'] ?? '');
  const said = { providerCode, providerMessage: text(fields['message']) ?? '' };
  if (FOUND.has(providerCode) && text(data['transRef'])) return { outcome: 'verified', ...slipOf(data), ...said };
  if (providerCode === UNKNOWN) return { ...unknownAt(sendingBank), ...said };
  const outcome = OUTCOMES[providerCode] ?? 'provider_error';
  const retryAfterSeconds = outcome === 'provider_error' ? ASK_AGAIN_SECONDS : undefined;
  return { outcome, retryAfterSeconds, ...slipOf(data), ...said };
}

function slipOf(data: Fields): Partial<SlipAnswer> {
  return {
    transRef: text(data['transRef']),
    amountSatang: typeof data['amount'] === 'number' ? toSatang(data['amount']) : undefined,
    transferredAt: moment(data['dateTime']),
    ...partiesOf(data),
  };
}
