import { baht } from '@wethi/format';

/** An amount with its sign, also where more came than was due. */
export function signedBaht(amount: number): string {
  return amount > 0 ? `+${baht(amount)}` : baht(amount);
}
