import type { OrdersStatus } from '@wethi/contract';
import { defineJob } from '@wethi/platform';

/** Tells a buyer by SMS that their order came to a status (decisions.md §5); handled in notifications. */
export const tellBuyer = defineJob<{ orders_id: number; orders_status: OrdersStatus }>('tell-buyer', {
  lane: 'notices',
  timeout: '30s',
});

/** The same of a part of their money that comes back. */
export const tellRefund = defineJob<{ orders_refund_id: number }>('tell-refund', { lane: 'notices', timeout: '30s' });
