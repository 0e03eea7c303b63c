import { instantOf } from '@wethi/format';
import { amountOf, fieldsOf, moment, text, type Fields } from '../answer-fields';
import { ASK_AGAIN_SECONDS } from '../slip-service';
import type { SlipAnswer, SlipOutcome } from '../slip-verifier';

const OUTCOMES: Record<string, SlipOutcome> = {
  '1000': 'provider_error',
  '1001': 'misconfigured',
  '1002': 'misconfigured',
  '1003': 'quota',
  '1004': 'quota',
  '1005': 'unreadable',
  '1006': 'unreadable',
  '1007': 'unreadable',
  '1008': 'not_a_slip',
  '1009': 'pending_bank',
  '1010': 'pending_bank',
  '1011': 'not_found',
  '1012': 'duplicate',
  '1013': 'amount_mismatch',
  '1014': 'receiver_mismatch',
};
const BANK_DOWN_SECONDS = 15 * 60;

/**
 * SlipOK's body in the common vocabulary; its HTTP status says nothing reliable, so only the body is read.
 * @param body `{ success: true, data: slip }` or `{ code, message, data? }`; anything else is a provider_error
 */
export function readSlipOkAnswer(body: unknown): SlipAnswer {
  const fields = fieldsOf(body);
  const data = fieldsOf(fields['data']);
  const code = String(fields['code'] ?? '');
  const verified = fields['success'] === true && typeof data['transRef'] === 'string';
  const outcome = verified ? 'verified' : (OUTCOMES[code] ?? 'provider_error');
  return {
    outcome,
    retryAfterSeconds: retryAfter(outcome, code, data),
    ...slipOf(data),
    providerCode: verified ? '200' : code,
    providerMessage: text(fields['message']) ?? text(data['message']) ?? '',
  };
}

function retryAfter(outcome: SlipOutcome, code: string, data: Fields): number | undefined {
  if (outcome === 'provider_error') return ASK_AGAIN_SECONDS;
  if (outcome !== 'pending_bank') return undefined;
  if (code === '1009') return BANK_DOWN_SECONDS;
  const minutes = Number(data['delay']);
  return minutes > 0 ? minutes * 60 : ASK_AGAIN_SECONDS;
}

function slipOf(data: Fields): Partial<SlipAnswer> {
  const [sender, receiver] = [fieldsOf(data['sender']), fieldsOf(data['receiver'])];
  return {
    transRef: text(data['transRef']),
    sendingBank: text(data['sendingBank']),
    receivingBank: text(data['receivingBank']),
    ...amountOf(data['amount'], data['paidLocalCurrency']),
    transferredAt: transferTimeOf(data),
    senderName: text(sender['displayName']) ?? text(sender['name']),
    senderAccountMasked: text(fieldsOf(sender['account'])['value']),
    receiverName: text(receiver['displayName']) ?? text(receiver['name']),
    receiverAccountMasked: text(fieldsOf(receiver['account'])['value']),
    receiverProxy: text(fieldsOf(receiver['proxy'])['value']),
  };
}

function transferTimeOf(data: Fields): Date | undefined {
  const stamp = moment(data['transTimestamp']);
  if (stamp) return stamp;
  const day = /^(\d{4})(\d\d)(\d\d)$/.exec(text(data['transDate']) ?? '');
  const time = /^\d\d:\d\d:\d\d$/.exec(text(data['transTime']) ?? '');
  return day && time ? new Date(instantOf(`${day[1]}-${day[2]}-${day[3]}`, time[0])) : undefined;
}
