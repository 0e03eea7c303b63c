import { defineJob } from '@wethi/platform';

/** Tells a buyer by SMS that their book went out; handled in notifications. */
export const tellParcel = defineJob<{ orders_id: number }>('tell-parcel', { lane: 'notices', timeout: '30s' });

/** So long whoever said it can take it back, or type the number of the parcel, before its buyer hears of it. */
export const UNDO_MS = 10_000;
