import { defineJob } from '@wethi/platform';

/** Tells who follows a band of its new show; handled in notifications. */
export const tellFollowers = defineJob<{ product_id: number }>('tell-followers', { lane: 'notices', timeout: '5m' });
