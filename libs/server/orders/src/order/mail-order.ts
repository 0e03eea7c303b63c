import type { OrdersStatus } from '@wethi/contract';
import { defineJob } from '@wethi/platform';

/** Writes a buyer, at the address that they confirmed, how an order stands; handled in notifications. */
export const mailOrder = defineJob<{ orders_id: number; orders_status: OrdersStatus }>('mail-order', {
  lane: 'notices',
  timeout: '30s',
});
