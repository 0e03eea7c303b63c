import { defineJob } from '@wethi/platform';

/** Words the messages about an order to the central chat and the bands'; handled in notifications. */
export const announceOrder = defineJob<{ orders_id: number }>('announce-order', { lane: 'chat', timeout: '30s' });
