import { limit } from '@wethi/platform';

/** Coupon codes that a customer names, wherever that is possible: they must not be found by guessing. */
export const couponLimit = limit({ key: 'coupon', points: 30, per: '10m' });
