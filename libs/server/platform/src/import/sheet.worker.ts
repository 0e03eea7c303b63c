import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import readXlsx from 'read-excel-file/node';
import type { Sheet, SheetFault, SheetInput, SheetRow } from './sheet.ts';
import { troublesOf } from './sheet-troubles.ts';

/** What a packed sheet may unpack to; bombs are refused by their own table of contents. */
const UNPACKED_BYTES = 120 * 1024 * 1024;
const MOST_COLUMNS = 60;
const BLANK: string[] = [];

/** @returns its texts, or why it cannot be read */
export default async function ({ bytes, maxRows }: SheetInput): Promise<Sheet | SheetFault> {
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isPacked ? fromXlsx(bytes, maxRows) : fromText(bytes, maxRows);
}

async function fromXlsx(bytes: Uint8Array, maxRows: number): Promise<Sheet | SheetFault> {
  try {
    let unpacked = 0;
    unzipSync(bytes, { filter: ({ originalSize }) => ((unpacked += originalSize), false) });
    if (unpacked > UNPACKED_BYTES) return 'SHEET_TOO_LONG';
    const sheets = await readXlsx(Buffer.from(bytes));
    const found = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
    if (!found) return 'SHEET_EMPTY';
    const troubles = troublesOf(bytes, sheets.indexOf(found));
    const rows = found.data.map((row) => row.slice(0, MOST_COLUMNS).map(textOf));
    return sheetOf(rows, { name: found.sheet, maxRows, troubles });
  } catch {
    return 'SHEET_UNREADABLE';
  }
}

function fromText(bytes: Uint8Array, maxRows: number): Sheet | SheetFault {
  const text = decoded(bytes);
  if (text === undefined) return 'SHEET_UNREADABLE';
  const rows: string[][] = [];
  let filled = 0;
  Papa.parse<string[]>(text, {
    step: ({ data }, parser) => {
      const row = data.slice(0, MOST_COLUMNS);
      const something = isFilled(row);
      rows.push(something ? row : BLANK);
      if (something) filled += 1;
      // One more than may be below the headings, to see that there are too many; spreadsheets write any number of blank ones.
      if (filled > maxRows + 1) parser.abort();
    },
  });
  return sheetOf(rows, { name: null, maxRows });
}

/** UTF-8, or the encoding of Thai Windows, which TIS-620 is a part of; undefined for what is no text. */
function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const thai = new TextDecoder('windows-874').decode(bytes);
    // Another encoding, or no text at all.
    return thai.includes('\uFFFD') || !/[ก-๙]/.test(thai) ? undefined : thai;
  }
}

interface Facts {
  name: string | null;
  maxRows: number;
  troubles?: Map<string, string>;
}

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

/** The first row with something on it holds the headings; rows without anything are left out. */
function sheetOf(rows: readonly string[][], { name, maxRows, troubles }: Facts): Sheet | SheetFault {
  const first = rows.findIndex(isFilled);
  if (first < 0) return 'SHEET_EMPTY';
  const headings = (rows[first] ?? []).map((cell) => cell.trim());
  while (headings.at(-1) === '') headings.pop();
  const kept: SheetRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index <= first || !isFilled(row)) continue;
    const line = index + 1;
    const own = headings.flatMap((_, place): [number, string][] => {
      const trouble = troubles?.get(`${line} ${place}`);
      return trouble ? [[place, trouble]] : [];
    });
    const cells = headings.map((_, place) => (row[place] ?? '').trim());
    kept.push({ line, cells, ...(own.length > 0 && { troubles: Object.fromEntries(own) }) });
  }
  if (kept.length === 0) return 'SHEET_EMPTY';
  if (kept.length > maxRows) return 'SHEET_TOO_LONG';
  return { headings, rows: kept, name };
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  // Spreadsheets keep days without a time zone; they are read as if they were in London.
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell as string | number | boolean);
}
