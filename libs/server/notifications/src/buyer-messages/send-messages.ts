import { defineJob } from '@wethi/platform';

/** Begins a message, or goes on with what is left of it, and leaves a job for each copy. */
export const sendBuyerMessage = defineJob<{ buyer_message_id: number; round: number }>('send-buyer-message', {
  lane: 'notices',
  timeout: '5m',
});

/** One copy, in the round that is being sent; its failures are counted at its row. */
export const sendBuyerCopy = defineJob<{ copy_id: number; round: number }>('send-buyer-copy', {
  lane: 'news',
  timeout: '30s',
});
