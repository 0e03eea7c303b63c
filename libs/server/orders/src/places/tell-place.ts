import { defineJob } from '@wethi/platform';

interface PlaceNews {
  product_id: number;
  user_id: number;
  kind: 'turn' | 'offer';
  until: string;
}

/** Tells by SMS that a place is held: it is somebody's turn in the waiting room, or the waiting list came to them. Handled in notifications. */
export const tellPlace = defineJob<PlaceNews>('tell-place', { lane: 'codes', timeout: '15s' });
