import { amountOf, fieldsOf, moment, partiesOf, text, unknownAt, type Fields } from '../answer-fields';
import { ASK_AGAIN_SECONDS } from '../slip-service';
import type { SlipAnswer, SlipOutcome } from '../slip-verifier';

const OUTCOMES: Record<string, SlipOutcome> = {
  MISSING_API_KEY: 'misconfigured',
  INVALID_API_KEY: 'misconfigured',
  BRANCH_INACTIVE: 'misconfigured',
  SERVICE_BANNED: 'misconfigured',
  SERVICE_DELETED: 'misconfigured',
  IP_NOT_ALLOWED: 'misconfigured',
  QUOTA_EXCEEDED: 'quota',
};
const UNKNOWN = new Set(['SLIP_NOT_FOUND', 'NOT_FOUND']);

/**
 * EasySlip's body in the common vocabulary.
 * @param body `{ success: true, data: { rawSlip } }` or `{ success: false, error: { code, message } }`
 * @param sendingBank three digits, from the QR
 */
export function readEasySlipAnswer(body: unknown, sendingBank?: string): SlipAnswer {
  const fields = fieldsOf(body);
  const slip = fieldsOf(fieldsOf(fields['data'])['rawSlip']);
  if (fields['success'] === true && text(slip['transRef']))
    return {
      ...{ outcome: 'verified', ...slipOf(slip) },
      ...{ providerCode: '200', providerMessage: text(fields['message']) ?? '' },
    };
  const error = fieldsOf(fields['error']);
  const code = text(error['code']) ?? '';
  const outcome = OUTCOMES[code] ?? 'provider_error';
  return {
    ...(UNKNOWN.has(code)
      ? unknownAt(sendingBank)
      : { outcome, retryAfterSeconds: outcome === 'provider_error' ? ASK_AGAIN_SECONDS : undefined }),
    ...{ providerCode: code, providerMessage: text(error['message']) ?? '' },
  };
}

function slipOf(slip: Fields): Partial<SlipAnswer> {
  const amount = fieldsOf(slip['amount']);
  return {
    transRef: text(slip['transRef']),
    ...amountOf(amount['amount'], fieldsOf(amount['local'])['currency']),
    transferredAt: moment(slip['date']),
    ...partiesOf(slip),
  };
}
