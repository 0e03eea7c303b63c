import { defineJob } from '@wethi/platform';

/** Of a live show that became a replay. */
export const drawRecording = defineJob<{ video_id: number }>('draw-recording', { lane: 'publishing', timeout: '2h' });
