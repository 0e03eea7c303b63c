import { defineJob } from '@wethi/platform';

/** Ends an order whose buyer did not pay in time, so that its coupon and its show are free; handled in payment. */
export const expireUnpaid = defineJob<{ orders_id: number }>('expire-unpaid', { lane: 'slips', timeout: '1m' });
