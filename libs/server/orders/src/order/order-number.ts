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

/**
 * A piece of a number as people read it out: small letters, O for 0, I and L for 1.
 * @returns the piece as it stands in numbers; undefined of a text that cannot be one
 */
export function pieceOfOrderNumber(text: string): string | undefined {
  const piece = text.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return /^[0-9A-Z]{4,13}$/.test(piece) ? piece : undefined;
}

/** Years whose orders are found by a piece that begins inside the date. */
const YEARS = 10;

/**
 * Where the numbers that have a piece begin, and where their six random signs do: all that an index can be asked for.
 * @param today `YYYY-MM-DD`
 */
export function beginningsWith(piece: string, today: string): { numbers: string[]; tails: string[] } {
  const years = Array.from({ length: YEARS }, (_, ago) => String(Number(today.slice(0, 4)) - ago).slice(2));
  const dates = years.flatMap((year) => [year.slice(0, 1), year, `${year}0`, `${year}1`]);
  const before = new Set(['', 'W', ...dates.map((date) => `W${date}`)]);
  return {
    numbers: [...before].map((head) => head + piece),
    // A day's digits before them, all of them, or one sign of theirs left out.
    tails: [piece.slice(2), piece.slice(1), ...['', ...SIGNS].map((sign) => sign + piece)].filter(
      ({ length }) => length <= 6,
    ),
  };
}
