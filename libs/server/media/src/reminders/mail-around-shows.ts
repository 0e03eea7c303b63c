import { defineJob } from '@wethi/platform';

/** Writes the buyers of shows that are near, can be watched again, or soon cannot any more; handled in notifications. */
export const mailAroundShows = defineJob<object>('mail-around-shows', { lane: 'notices', timeout: '5m' });
