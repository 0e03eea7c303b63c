import { defineJob } from '@wethi/platform';

/** Hangs a garland that was paid on the picture, and into the chat; handled in media. */
export const showTip = defineJob<{ tip_id: number }>('show-tip', { lane: 'slips', timeout: '30s' });
