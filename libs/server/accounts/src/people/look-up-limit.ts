import { limit } from '@wethi/platform';

/** Asking whether an e-mail is registered or a link is good, by address. */
export const lookUpLimit = limit({ key: 'look-up', points: 60, per: '1m' });

/** The same of a phone, with which each sign-in begins: a hall behind one address comes at once (docs/decisions/0009). */
export const phoneLookUpLimit = limit({ key: 'phone-look-up', points: 600, per: '1m' });
