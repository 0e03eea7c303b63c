import { defineJob } from '@wethi/platform';

/** Tells the chats that were asked to decide about an order what became of it; handled in notifications. */
export const settleChat = defineJob<{ orders_id: number }>('settle-chat', { lane: 'chat', timeout: '30s' });
