import { setImmediate as endOfTurn } from 'node:timers/promises';
import { readCell, type ReadColumns } from './fields';
import type { ImportKind, ReadyRow } from './import-kind';
import type { Sheet, SheetRow } from './sheet';

const ROWS_A_TURN = 200;

/** The field of each column; null leaves it out. */
export type Mapping = readonly (string | null)[];

/** Why a line does not go in, and at which of its cells. */
export interface RowFault {
  line: number;
  /** Heading of the column. */
  column: string;
  field: string;
  /** As it stands in the file, or as it was put right. */
  value: string;
  reason: string;
}

export interface Judgement {
  ready: ReadyRow<unknown>[];
  /** In the order of the lines. */
  faults: RowFault[];
}

/** Reads every row by its mapping; one with a fault does not go in. */
export async function judgeRows(kind: ImportKind, sheet: Sheet, mapping: Mapping): Promise<Judgement> {
  const rows = sheet.rows.map((row) => readRow(kind, sheet, row, mapping));
  const judge = await kind.judge(rows.map(({ columns }) => columns));
  const unique = Object.keys(kind.rules).filter((field) => kind.rules[field]?.unique);
  const seen = new Map<string, number>();
  const keyOf = (field: string, { [field]: value }: ReadColumns) =>
    typeof value === 'string' ? `${field} ${value.toLowerCase()}` : '';
  const ready: Judgement['ready'] = [];
  const faults: RowFault[] = [];
  for (const [place, { row, columns, own }] of rows.entries()) {
    // Thousands of addresses are taken apart here, while others wait for their answers.
    if (place % ROWS_A_TURN === ROWS_A_TURN - 1) await endOfTurn();
    const note = (field: string, reason: string) => {
      if (!own.some((fault) => fault.field === field)) own.push(faultAt(sheet, row, mapping, field, reason));
    };
    for (const field of unique) {
      const before = seen.get(keyOf(field, columns));
      if (before !== undefined) note(field, `ซ้ำกับแถว ${before} ในไฟล์เดียวกัน`);
    }
    for (const [field, reason] of judge.faultsOf(columns)) note(field, reason);
    faults.push(...own);
    if (own.length > 0) continue;
    for (const field of unique) {
      const key = keyOf(field, columns);
      if (key) seen.set(key, row.line);
    }
    ready.push({ line: row.line, row: judge.accept(columns) });
  }
  return { ready, faults };
}

function readRow({ rules }: ImportKind, sheet: Sheet, row: SheetRow, mapping: Mapping) {
  const columns: ReadColumns = {};
  const own: RowFault[] = [];
  for (const [place, field] of mapping.entries()) {
    const rule = field === null ? undefined : rules[field];
    if (!field || !rule) continue;
    const trouble = row.troubles?.[place];
    const reading = trouble ? { fault: trouble } : readCell(rule, row.cells[place] ?? '');
    if ('value' in reading) columns[field] = reading.value;
    else own.push(faultAt(sheet, row, mapping, field, reading.fault));
  }
  return { row, columns, own };
}

function faultAt(
  { headings }: Sheet,
  { line, cells }: SheetRow,
  mapping: Mapping,
  field: string,
  reason: string,
): RowFault {
  const place = mapping.indexOf(field);
  return { line, column: headings[place] ?? '', field, value: cells[place] ?? '', reason };
}
