/** THE table of jobs: name → what it carries. A handler is found by searching for the name. */
export interface JobPayloads {
  /** One SMS to a phone of ten digits; not any more after `until` (ISO 8601), when there is no use in it. */
  'send-sms': { tel: string; text: string; until?: string };
  /** Text, and a private picture of storage if given, to a Telegram chat; without chat_id to the central chat. */
  'send-chat-message': { chat_id?: string; text: string; picture?: string };
  /** Words the messages about a new order to the central chat and the band's. */
  'announce-order': { orders_id: number };
  /** Words the message about a new customer to the central chat. */
  'announce-registration': { user_id: number };
  /** Asks the slip service again about an order in wait. */
  'recheck-slip': { orders_id: number; tried: number };
}

export type JobName = keyof JobPayloads;

/** Every job, so that the worker can refuse to start when one has no handler. */
export const JOB_NAMES: Record<JobName, true> = {
  'send-sms': true,
  'send-chat-message': true,
  'announce-order': true,
  'announce-registration': true,
  'recheck-slip': true,
};
