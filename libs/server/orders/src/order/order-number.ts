import { randomInt } from 'node:crypto';

/** Base 32 without letters that are taken for digits (Crockford). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'W' + year month day + 6 random signs (decisions.md §3): W261120 8Q4Z1B without the space. */
export function newOrderNumber(today: string): string {
  const random = Array.from({ length: 6 }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `W${today.slice(2).replaceAll('-', '')}${random}`;
}

/** Whether a text could be one; that it is an order's nobody has said. */
export function isOrderNumber(text: string): boolean {
  return /^W\d{6}[0-9A-Z]{6}$/.test(text);
}
