import { COUPON_NAMES_AT_ONCE } from '@wethi/contract';
import { digits } from '@wethi/format';

export interface PastedNames {
  right: string[];
  wrong: string[];
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const TEL = /^0\d{9}$/;

/** The e-mails in a text that somebody copied from a table or a chat, each once. */
export function pastedEmails(text: string): PastedNames {
  return sorted(text.split(/[\s,;]+/), EMAIL);
}

/** The phones in a text: with spaces, dashes or +66, without the 0 that a table takes away, several on a line. */
export function pastedTels(text: string): PastedNames {
  return sorted(text.split(/[\n\t,;/]+/).flatMap(telsOf), TEL);
}

/** A line that holds nothing but phones, as phones; any other as it is. */
function telsOf(line: string): string[] {
  const name = line.trim();
  if (!/^[\d\s()+-]+$/.test(name)) return [name];
  const whole = telOf(name);
  if (TEL.test(whole)) return [whole];
  if (/^(0\d{9}){2,}$/.test(whole)) return whole.match(/\d{10}/g) ?? [];
  const parts = name.split(/\s+/);
  return parts.some((part) => TEL.test(telOf(part))) ? parts.map(telOf) : [name];
}

/** Mobile phones begin with 06, 08 or 09. */
function telOf(name: string): string {
  const number = digits(name);
  if (/^66\d{9}$/.test(number)) return `0${number.slice(2)}`;
  return /^[689]\d{8}$/.test(number) ? `0${number}` : number;
}

/** Names in parts that one call takes. */
export function inParts(names: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let from = 0; from < names.length; from += COUPON_NAMES_AT_ONCE)
    parts.push(names.slice(from, from + COUPON_NAMES_AT_ONCE));
  return parts;
}

function sorted(names: readonly string[], pattern: RegExp): PastedNames {
  const distinct = [...new Set(names.filter(Boolean))];
  return {
    right: distinct.filter((name) => pattern.test(name)),
    wrong: distinct.filter((name) => !pattern.test(name)),
  };
}
