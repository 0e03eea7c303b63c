import { createHmac } from 'node:crypto';
import { isSame } from '@wethi/platform';

/** The fields that a request's hash covers, in its order, of those that we send (facts/integrations.md §5.1). */
const ASKED = [
  ...['version', 'merchant_id', 'payment_description', 'order_id', 'currency', 'amount'],
  ...['result_url_1', 'result_url_2', 'request_3ds', 'payment_option', 'default_lang'],
] as const;

/** The fields that the hash of an answer covers, in its order (facts/integrations.md §5.2). */
const ANSWERED = [
  ...['version', 'request_timestamp', 'merchant_id', 'order_id', 'invoice_no', 'currency', 'amount', 'transaction_ref'],
  ...['approval_code', 'eci', 'transaction_datetime', 'payment_channel', 'payment_status', 'channel_response_code'],
  ...['channel_response_desc', 'masked_pan', 'stored_card_unique_id', 'backend_invoice', 'paid_channel', 'paid_agent'],
  ...['recurring_unique_id', 'user_defined_1', 'user_defined_2', 'user_defined_3', 'user_defined_4', 'user_defined_5'],
  ...['browser_info', 'ippPeriod', 'ippInterestType', 'ippInterestRate', 'ippMerchantAbsorbRate', 'payment_scheme'],
  ...['process_by', 'sub_merchant_list'],
] as const;

export type AskedFields = Record<(typeof ASKED)[number], string>;

/** The hash that 2C2P asks for beside the fields of a request. */
export function requestHash(fields: AskedFields, secret: string): string {
  return hmac(ASKED.map((name) => fields[name]).join(''), secret).toString('hex');
}

/** Whether an answer bears the hash of who knows the secret; compared in constant time, large and small letters alike. */
export function isSigned(answer: Readonly<Record<string, string>>, secret: string): boolean {
  const right = hmac(ANSWERED.map((name) => answer[name] ?? '').join(''), secret);
  return isSame(Buffer.from(answer['hash_value'] ?? '', 'hex'), right);
}

const hmac = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest();
