import { defineJob } from '@wethi/platform';

/** Tells a phone by SMS that somebody bought a show for it, once and not before its giver wishes; handled in notifications. */
export const tellGift = defineJob<{ gift_id: number }>('tell-gift', { lane: 'notices', timeout: '30s' });
