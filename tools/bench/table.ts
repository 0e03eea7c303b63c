import { cpus } from 'node:os';
import { styleText } from 'node:util';
import type { Load } from './load.ts';

export interface Row {
  name: string;
  load: Load;
  /** For a ceiling: the measurement above it that is compared with it. */
  ceilingOf?: Load;
  /** The share of this ceiling that the measurement should reach. */
  goal?: number;
  /** Answers per second that the measurement should reach. */
  atLeast?: number;
  /** Milliseconds in which 99 of 100 answers should come. */
  p99AtMost?: number;
}

/** How long something takes, as a person waits for it. */
export interface Figure {
  name: string;
  ms: number;
  atMost?: number;
}

const WIDTHS = [46, 12, 10, 10, 9];

/** Prints measurements, each with its ceilings indented below it and the share of the ceiling that it reaches. */
export function printTable(rows: readonly Row[]): void {
  console.log(`\n${cpus().length} cores, shared by the load, the servers and the database; everything on loopback\n`);
  console.log(styleText('bold', line(['', 'per second', 'p50 ms', 'p99 ms', 'share'])));
  for (const row of rows) console.log(row.ceilingOf ? ceiling(row, row.ceilingOf) : own(row));
  const failed = rows.filter(({ load }) => load.failed > 0);
  for (const { name, load } of failed) console.log(styleText('red', `${name}: ${load.failed} answers were no success`));
}

/** Prints how long people wait, each beside its goal. */
export function printFigures(figures: readonly Figure[]): void {
  for (const { name, ms, atMost } of figures) {
    const goal = atMost === undefined ? '' : `  goal ${seconds(atMost)} ${verdict(ms <= atMost)}`;
    console.log(`${name.padEnd(WIDTHS[0] ?? 0)}${seconds(ms).padStart(WIDTHS[1] ?? 0)}${goal}`);
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

function own(row: Row): string {
  const text = styleText('bold', line(cells(row, '')));
  const { load, atLeast, p99AtMost } = row;
  if (atLeast !== undefined) return `${text}  goal ${atLeast.toFixed(0)}/s ${verdict(load.perSecond >= atLeast)}`;
  if (p99AtMost !== undefined) return `${text}  goal p99 ${p99AtMost} ms ${verdict(load.p99 <= p99AtMost)}`;
  return text;
}

function verdict(reached: boolean): string {
  return reached ? styleText('green', 'reached') : styleText('red', 'missed');
}

function ceiling(row: Row, of: Load): string {
  const share = of.perSecond / row.load.perSecond;
  const text = line(cells({ ...row, name: `  of ${row.name}` }, share.toFixed(2)));
  if (row.goal === undefined) return text;
  return `${text}  goal ${row.goal.toFixed(2)} ${verdict(share >= row.goal)}`;
}

function cells({ name, load }: Row, share: string): string[] {
  return [name, load.perSecond.toFixed(0), load.p50.toFixed(2), load.p99.toFixed(2), share];
}

function line(texts: readonly string[]): string {
  return texts.map((text, index) => pad(text, WIDTHS[index] ?? 10, index === 0)).join('');
}

function pad(text: string, width: number, left: boolean): string {
  return left ? text.padEnd(width) : text.padStart(width);
}
