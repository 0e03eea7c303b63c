import { defineJob } from '@wethi/platform';

/** An account that left a phone. */
export interface LeftPhone {
  user_id: number;
  tel: string;
  /** When; what comes to the phone later is not for them. */
  left_at: string;
}

/** What waits for a phone stays with the account that had it (docs/decisions/0117); handled in orders. */
export const bindOffers = defineJob<LeftPhone>('bind-offers', { lane: 'notices', timeout: '30s' });
