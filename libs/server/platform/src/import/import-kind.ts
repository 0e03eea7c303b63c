import type { Type } from '@nestjs/common';
import type { DataImportKind } from '@wethi/contract';
import type { Actor } from '../auth/actor';
import type { RecordEntity } from '../columns/record.entity';
import type { Refusal } from '../refusal/refusal';
import type { ReadColumns, FieldRules } from './fields';

/** A row that goes in. */
export interface ReadyRow<Row> {
  line: number;
  row: Row;
}

/** Judges rows one after the other, in the order of their lines. */
export interface RowJudge<Field extends string = string, Row = unknown> {
  /** What is wrong with cells that are right by themselves. */
  faultsOf(columns: ReadColumns<Field>): [Field, string][];
  /** What is written of a row without a fault; the rows behind it are judged as if it stood. */
  accept(columns: ReadColumns<Field>): Row;
}

/**
 * What can be brought in by a spreadsheet: its columns, what is wrong with a row, and how rows are written and taken back. All
 * else is the same for every kind (docs/decisions/0052, 0102).
 */
export abstract class ImportKind<Field extends string = string, Row = unknown> {
  abstract readonly kind: DataImportKind;
  /** What a row becomes. */
  abstract readonly entity: Type<RecordEntity>;
  /** In the order in which the sample file has them. */
  abstract readonly rules: FieldRules<Field>;
  /** Rows to write over. */
  abstract readonly samples: readonly Partial<Record<Field, string>>[];

  /** Looks up what the shop knows already. @param rows as far as their cells can be read */
  abstract judge(rows: readonly ReadColumns<Field>[]): Promise<RowJudge<Field, Row>>;

  /** Writes within the import's transaction. @returns the ids, in the order of the rows */
  abstract write(rows: readonly ReadyRow<Row>[], importId: number, actor: Actor): Promise<number[]>;

  /** What the end of the transaction fails with, where it is no fault but a change in the shop meanwhile. */
  refusalOf(_error: unknown): Refusal | undefined {
    return undefined;
  }

  /** Deletes what an import made and nobody changed or used since; the rest stays. */
  abstract undo(importId: number, actor: Actor): Promise<void>;
}
