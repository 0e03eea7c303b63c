import { defineJob } from '@wethi/platform';

/** The SMS before a show that somebody wants to be reminded of; handled in notifications. */
export const remindOfShow = defineJob<{ live_streaming_reminder_id: number }>('remind-of-show', {
  lane: 'notices',
  timeout: '15s',
});
