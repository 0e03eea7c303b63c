import writeXlsxFile, { type Cell } from 'write-excel-file/node';

export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** A column of a table that people take into another program. */
export interface TableColumn<Row> {
  name: keyof Row & string;
  title: string;
  /** Baht with two decimals; other numbers stand as they are. */
  money?: true;
}

/** What programs take for the beginning of a formula: a title that somebody typed must not become one. */
const FORMULA = /^[=+\-@\t\r]/;
/** Without it Excel reads Thai as another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
const COLUMN_WIDTH = { text: 32, number: 14 };

/**
 * Rows as a file for a spreadsheet.
 * @param format 'csv' (UTF-8 with a byte order mark, RFC 4180) or 'xlsx'
 * @param columns in the order in which they stand; the first row holds their titles
 * @returns the bytes of the file
 */
export async function tableFile<Row>(
  format: TableFormat,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): Promise<Buffer> {
  return format === 'csv' ? csv(columns, rows) : xlsx(columns, rows);
}

function csv<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): Buffer {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map((column) => csvCell(row, column))),
  ];
  const text = lines.map((cells) => cells.map(quoted).join(',')).join('\r\n');
  return Buffer.from(`${BYTE_ORDER_MARK}${text}\r\n`);
}

function csvCell<Row>(row: Row, { name, money }: TableColumn<Row>): string {
  const value = row[name];
  if (typeof value === 'number') return money ? value.toFixed(2) : String(value);
  const text = String(value ?? '');
  return FORMULA.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function xlsx<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): Promise<Buffer> {
  const heading = columns.map(({ title }): Cell => ({ value: title, fontWeight: 'bold' }));
  const body = rows.map((row) => columns.map((column) => xlsxCell(row, column)));
  const widths = columns.map(({ name }) => ({
    width: typeof rows[0]?.[name] === 'number' ? COLUMN_WIDTH.number : COLUMN_WIDTH.text,
  }));
  return writeXlsxFile([heading, ...body], { columns: widths, stickyRowsCount: 1 }).toBuffer();
}

function xlsxCell<Row>(row: Row, { name, money }: TableColumn<Row>): Cell {
  const value = row[name];
  if (typeof value !== 'number') return { value: String(value ?? ''), type: String };
  return { value, type: Number, format: money ? '#,##0.00' : '0' };
}
