import { randomInt } from 'node:crypto';
import { CODE_SECONDS, PIN_LENGTH } from '@wethi/contract';

/** Letters and digits that nobody takes for another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A random verification code, '0000' to '9999'. */
export function newCode(): string {
  return String(randomInt(10 ** PIN_LENGTH)).padStart(PIN_LENGTH, '0');
}

/** Four letters that tell two messages apart. */
export function newReference(): string {
  return Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** The SMS: one part of 70 characters at most, without a link (facts/integrations.md §7). */
export function codeText(code: string, reference: string): string {
  return `รหัสยืนยัน ${code} (Ref: ${reference}) หมดอายุใน ${CODE_SECONDS / 60} นาที`;
}
