import { defineHeavyTask } from '../heavy/heavy-pool';

export const SHEET_FAULTS = ['SHEET_UNREADABLE', 'SHEET_EMPTY', 'SHEET_TOO_LONG'] as const;
export type SheetFault = (typeof SHEET_FAULTS)[number];

export interface SheetInput {
  bytes: Uint8Array;
  /** Rows below the headings. */
  maxRows: number;
}

/** The first sheet of a spreadsheet with something on it, as texts. */
export interface Sheet {
  headings: string[];
  /** As many cells as there are headings. */
  rows: SheetRow[];
  /** Of an XLSX file. */
  name: string | null;
}

export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  line: number;
  cells: string[];
  /** What is wrong with a cell itself, by its place: it is merged, or a formula without a value. */
  troubles?: Record<number, string>;
}

/** Reads CSV and XLSX in a worker thread, which ends with what it cannot stand. */
export const readSheet = defineHeavyTask<SheetInput, Sheet | SheetFault>(import.meta.url, 'sheet', 30_000);
