import { randomInt } from 'node:crypto';
import { CODE_SECONDS, fillText, PIN_LENGTH } from '@wethi/contract';
import { smsParts } from '@wethi/format';

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

/**
 * The SMS as owners worded it (SMS_TEXT of contract), without a link (facts/integrations.md §7). Its last line makes phones fill
 * in the code on the shop's own page alone (domain-bound codes); it is left out where the name of the host would cost another part.
 */
export function codeText(wording: string, code: string, reference: string, host: string): string {
  const text = fillText(wording, { รหัส: code, อ้างอิง: reference });
  const bound = `${text}\n@${host} #${code}`;
  return smsParts(bound) <= smsParts(text) ? bound : text;
}

/** The one code that somebody reads out to personnel, who asked for it: it says so, and no page fills it in. */
export function mergeText(code: string, reference: string): string {
  return `เวที รหัสรวมบัญชี ${code} (Ref: ${reference}) บอกทีมงานได้ ใช้ได้ ${CODE_SECONDS / 60} นาที`;
}
