import { defineJob } from '@wethi/platform';

/** Lists what came for an order that ended before it was paid whole, to be given back; handled in payment. */
export const listParts = defineJob<{ orders_id: number }>('list-parts', { lane: 'slips', timeout: '1m' });
