import { defineJob } from '@wethi/platform';

/** Asks a buyer by SMS for another slip of an approved order; handled in notifications. */
export const askSlip = defineJob<{ orders_id: number }>('ask-slip', { lane: 'notices', timeout: '30s' });
