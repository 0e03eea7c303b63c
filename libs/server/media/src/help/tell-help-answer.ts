import { defineJob } from '@wethi/platform';

/** The SMS with the answer to a call for help; handled in notifications. */
export const tellHelpAnswer = defineJob<{ help_request_id: number }>('tell-help-answer', {
  lane: 'notices',
  timeout: '15s',
});
