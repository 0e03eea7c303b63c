import { COUPON_NAMES_AT_ONCE } from '@wethi/contract';
import { digits } from '@wethi/format';

/** A name that is not added, with the line that it stands in. */
export interface Refused {
  line: number;
  text: string;
  /** What is wrong with it, for people. */
  reason: string;
}

export interface PastedNames {
  emails: string[];
  tels: string[];
  refused: Refused[];
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const TEL = /^0\d{9}$/;

/** The e-mails and phones in a text that somebody copied from a table or a chat, each once; the others by their lines. */
export function pastedNames(text: string): PastedNames {
  const [emails, tels] = [new Map<string, number>(), new Map<string, number>()];
  const refused: Refused[] = [];
  text.split(/\r?\n/).forEach((words, index) => {
    const line = index + 1;
    for (const name of namesOf(words)) {
      const list = EMAIL.test(name) ? emails : TEL.test(name) ? tels : undefined;
      const key = name.toLowerCase();
      const before = list?.get(key);
      if (!list) refused.push({ line, text: name, reason: faultOf(name) });
      else if (before !== undefined) refused.push({ line, text: name, reason: `ซ้ำกับบรรทัด ${before}` });
      else list.set(key, line);
    }
  });
  return { emails: [...emails.keys()], tels: [...tels.keys()], refused };
}

function faultOf(name: string): string {
  if (name.includes('@')) return 'รูปแบบอีเมลไม่ถูก';
  return digits(name).length > 5 ? 'เบอร์ไม่ครบ 10 หลัก' : 'ไม่ใช่อีเมลหรือเบอร์โทร';
}

/** A line's names, phones as ten digits. */
function namesOf(line: string): string[] {
  return line
    .split(/[\t,;/]+/)
    .flatMap((part) => (part.includes('@') ? part.split(/\s+/).flatMap(telsOf) : telsOf(part)))
    .filter(Boolean);
}

/** A part that holds nothing but phones, as phones: with spaces, dashes or +66, without the 0 that a table takes away. */
function telsOf(part: string): string[] {
  const name = part.trim();
  if (!/^[\d\s()+-]+$/.test(name)) return [name];
  const whole = telOf(name);
  if (TEL.test(whole)) return [whole];
  if (/^(0\d{9}){2,}$/.test(whole)) return whole.match(/\d{10}/g) ?? [];
  const parts = name.split(/\s+/);
  return parts.some((one) => TEL.test(telOf(one))) ? parts.map(telOf) : [name];
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
