import { defineJob } from '@wethi/platform';

/** Frees the hours that were booked by a course whose money came back; handled in media. */
export const freeHours = defineJob<{ orders_id: number }>('free-hours', { lane: 'slips', timeout: '1m' });
