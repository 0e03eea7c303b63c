import { PIN_LENGTH } from '@wethi/contract';

/** As the keys stand on a phone and on a keyboard: 0 begins and ends them. */
const RUNS = '01234567890 09876543210';

/** Whether a PIN is one of those that are tried first: one digit alone, or four in a row (docs/decisions/0112). */
export function isEasyToGuess(pin: string): boolean {
  return pin.length === PIN_LENGTH && (/^(\d)\1+$/.test(pin) || RUNS.includes(pin));
}
