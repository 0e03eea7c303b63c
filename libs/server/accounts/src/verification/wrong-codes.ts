import { CODE_TRIES } from '@wethi/contract';
import { limit } from '@wethi/platform';

/** Wrong codes of everybody behind an address; right ones make up for them (docs/decisions/0009). */
export const wrongCodesPerAddress = limit({ key: 'wrong-code', points: 30, per: '1d', durable: true, guesses: true });
/** From an address beyond that limit: who asked for the code may mistype once, others do not guess at all. */
const TRIES_UNDER_ATTACK = 2;

/** How often a code is tried on the device that asked for it, and by everybody else together. */
export function triesOf(attacked: boolean): readonly [own: number, strangers: number] {
  return attacked ? [TRIES_UNDER_ATTACK, 0] : [CODE_TRIES, CODE_TRIES];
}
