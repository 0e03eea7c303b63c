import { defineJob } from '@wethi/platform';

interface BookingNews {
  booking_id: number;
  status: 'accept' | 'refuse' | 'moved' | 'link';
}

/** Tells a learner by SMS what became of the hour that they booked. Handled in notifications. */
export const tellBooking = defineJob<BookingNews>('tell-booking', { lane: 'notices', timeout: '15s' });
