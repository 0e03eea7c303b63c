import { defineJob } from '@wethi/platform';

export interface Push {
  push_subscription_id: number;
  title: string;
  body: string;
  /** Of the shop, opened by a press. */
  path: string;
  /** ISO 8601; after it nobody can use the notice any more. */
  until?: string;
}

/** A notice to one browser, by day; handled in notifications. */
export const sendPush = defineJob<Push>('send-push', { lane: 'news', timeout: '15s', unrepeatable: true });
