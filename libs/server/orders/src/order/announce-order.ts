import { defineJob } from '@wethi/platform';

/**
 * Words the messages about an order to the central chat and the bands'; handled in notifications. `slip_id` is the new slip
 * of an order that was refused.
 */
export const announceOrder = defineJob<{ orders_id: number; slip_id?: number }>('announce-order', {
  lane: 'chat',
  timeout: '30s',
});
