import { defineJob } from '@wethi/platform';

export interface Sms {
  /** Ten digits. */
  tel: string;
  text: string;
  /** ISO 8601; after it nobody can use the message any more. */
  until?: string;
  /** Leaves even when the month's budget is spent: it warns of a change to an account, or is the way to what was bought. */
  always?: true;
}

/** A call of ten seconds, behind another that it waits for while twenty are on their way. */
const SENDING = { timeout: '30s' } as const;

/** A code, or what personnel writes; handled in notifications. What cannot leave ends by its `until`, or by its attempts. */
export const sendSms = defineJob<Sms>('send-sms', { lane: 'codes', unrepeatable: true, ...SENDING });

/** An SMS that nobody sits and waits for. */
export const sendNotice = defineJob<Sms>('send-notice', { lane: 'notices', ...SENDING });

/** One that many get at once: by day, however late it is. */
export const sendNews = defineJob<Sms>('send-news', { lane: 'news', unrepeatable: true, ...SENDING });
