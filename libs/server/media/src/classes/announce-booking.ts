import { defineJob } from '@wethi/platform';

/** Words the message to the central chat about an hour that a learner asks for. Handled in notifications. */
export const announceBooking = defineJob<{ booking_id: number }>('announce-booking', { lane: 'chat', timeout: '30s' });
