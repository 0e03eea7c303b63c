import { defineJob } from '@wethi/platform';

/** Words the message about a new customer to the central chat; handled in notifications. */
export const announceRegistration = defineJob<{ user_id: number }>('announce-registration', {
  lane: 'chat',
  timeout: '30s',
});
