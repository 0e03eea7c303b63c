import { defineJob } from '@wethi/platform';

export interface Sms {
  /** Ten digits. */
  tel: string;
  text: string;
  /** ISO 8601; after it nobody can use the message any more. */
  until?: string;
}

/** One SMS; handled in notifications. A code that cannot leave ends by its `until`, other messages by their attempts. */
export const sendSms = defineJob<Sms>('send-sms', { lane: 'codes', timeout: '15s', personal: true });
