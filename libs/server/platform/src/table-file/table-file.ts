import { Readable } from 'node:stream';
import { xlsx } from './xlsx';

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** A column of a table that people take into another program. */
export interface TableColumn<Row> {
  name: keyof Row & string;
  title: string;
  /** Baht with two decimals; other numbers stand as they are. */
  money?: true;
}

/** Rows as they come, some at a time, so that a long table never stands in memory as a whole. */
export type Batches<Row> = Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;

/** What programs take for the beginning of a formula: a title that somebody typed must not become one. */
const FORMULA = /^[=+\-@\t\r]/;
/** Without it Excel reads Thai as another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as a file for a spreadsheet, made while it is read.
 * @param format 'csv' (UTF-8 with a byte order mark, RFC 4180) or 'xlsx'
 * @param columns in the order in which they stand; the first row holds their titles
 * @returns the bytes of the file
 */
export function tableFile<Row>(
  format: TableFormat,
  columns: readonly TableColumn<Row>[],
  batches: Batches<Row>,
): Readable {
  return Readable.from(format === 'csv' ? csv(columns, batches) : xlsx(columns, batches), { objectMode: false });
}

/** A short table as the text of a CSV file, its columns called as they are. Objects stand as JSON, moments as ISO 8601. */
export function tableText(names: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const textOf = (value: unknown) => {
    if (value instanceof Date) return value.toISOString();
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  };
  const lines = rows.map((row) => line(names.map((name) => literal(textOf(row[name])))));
  return BYTE_ORDER_MARK + line(names) + lines.join('');
}

async function* csv<Row>(columns: readonly TableColumn<Row>[], batches: Batches<Row>): AsyncGenerator<Buffer> {
  const titles = columns.map(({ title }) => literal(title));
  yield Buffer.from(BYTE_ORDER_MARK + line(titles));
  for await (const rows of batches) {
    if (rows.length > 0)
      yield Buffer.from(rows.map((row) => line(columns.map((column) => cell(row, column)))).join(''));
  }
}

function line(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function cell<Row>(row: Row, { name, money }: TableColumn<Row>): string {
  const value = row[name];
  if (typeof value === 'number') return money ? value.toFixed(2) : String(value);
  return literal(String(value ?? ''));
}

function literal(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
