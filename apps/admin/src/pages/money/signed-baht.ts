import { toBaht, toSatang } from '@wethi/contract';
import { baht } from '@wethi/format';

/** An amount with its sign, also where more came than was due. */
export function signedBaht(amount: number): string {
  return amount > 0 ? `+${baht(amount)}` : baht(amount);
}

/** What nobody accounts for yet: what was given back needs no order. */
export function apartOf({ expected, found, given_back }: Record<'expected' | 'found' | 'given_back', number>): number {
  return toBaht(toSatang(found) - toSatang(expected) - toSatang(given_back));
}
