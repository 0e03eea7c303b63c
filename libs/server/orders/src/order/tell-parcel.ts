import { defineJob } from '@wethi/platform';

/** Tells a buyer by SMS that their book went out; handled in notifications. */
export const tellParcel = defineJob<{ orders_id: number }>('tell-parcel', { lane: 'notices', timeout: '30s' });
