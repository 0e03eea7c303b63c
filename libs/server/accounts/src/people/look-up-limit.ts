import { limit } from '@wethi/platform';

/** Asking whether a phone or an e-mail is registered, by address. */
export const lookUpLimit = limit({ key: 'look-up', points: 60, per: '1m' });
