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

/** The phones in a text; they may be written with spaces and dashes. */
export function pastedTels(text: string): PastedNames {
  const names = text.split(/[\n\t,;]+/).map((name) => (/^[\d\s()-]+$/.test(name) ? digits(name) : name.trim()));
  return sorted(names, TEL);
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
