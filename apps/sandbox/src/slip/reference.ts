import { randomBytes, randomInt } from 'node:crypto';
import { outcomeOf } from './outcome';

const OFFSET_OF_BANGKOK_MS = 7 * 3600_000;
/** KBANK writes the year 2026 as 16. */
const KBANK_YEAR_ZERO = 2010;

/** A transfer reference in the style of the sending bank, never one that asks for a set outcome by chance. */
export function makeReference(bankCode: string, at: Date): string {
  const local = new Date(at.getTime() + OFFSET_OF_BANGKOK_MS);
  for (;;) {
    const reference = draw(bankCode, local);
    if (!outcomeOf(reference)) return reference;
  }
}

function draw(bankCode: string, local: Date): string {
  const day = local.toISOString().slice(0, 10).replaceAll('-', '');
  const time = local.toISOString().slice(11, 19).replaceAll(':', '');
  if (bankCode === '004') return `0${kbankDay(local)}${time}${letters(3)}${digits(5)}`;
  if (bankCode === '006') return `A${randomBytes(8).toString('hex')}`;
  if (bankCode === '002') return digits(19);
  if (bankCode === '014') return `${day}${alphanumeric(17)}`;
  return `${day}${time}${digits(8)}`;
}

function kbankDay(local: Date): string {
  const year = local.getUTCFullYear();
  const dayOfYear = (Date.UTC(year, local.getUTCMonth(), local.getUTCDate()) - Date.UTC(year, 0, 0)) / 86_400_000;
  return `${year - KBANK_YEAR_ZERO}${String(dayOfYear).padStart(3, '0')}`;
}

function pick(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

const digits = (length: number) => pick('0123456789', length);
const letters = (length: number) => pick('ABCDEFGHJKLMNPQRSTUVWXYZ', length);
const alphanumeric = (length: number) => pick('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', length);
