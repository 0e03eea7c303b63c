import { Injectable, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type as Convert } from 'class-transformer';
import { IsInt, Min, ValidateIf } from 'class-validator';
import { AuditLog } from '../audit/audit-log';
import type { Actor } from '../auth/actor';
import type { RecordEntity } from '../columns/record.entity';
import { Database } from '../database/database';
import { Transactions } from '../database/transactions';
import { Changes } from '../pubsub/changes';
import { refuse } from '../refusal/refusal';
import { ReadAt } from './inputs';
import { NEXT_VERSION } from './record-changes';
import { findRow, type Narrow } from './records';
import { rowChanged } from './row-changed';

/** Where a row goes among those of its list. */
export class MoveRow extends ReadAt {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Convert(() => Number)
  @IsInt()
  @Min(1)
  id: number;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    nullable: true,
    description: 'the row before it; null for the first place',
  })
  @ValidateIf((_, value) => value !== null)
  @IsInt()
  @Min(1)
  after_id: number | null;
}

export class MovedRow {
  /** Its version now. */
  @ApiProperty({ type: String, format: 'date-time' })
  update_at: Date;
}

/** Rows that stand in an order: the column with the place, and the one that says which rows belong together. */
export interface RowOrder<Row> {
  column: keyof Row & string;
  within: keyof Row & string;
}

/** Puts rows in order: those that belong together are numbered anew, in one transaction. */
@Injectable()
export class RecordMoves {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
  ) {}

  /**
   * The versions of the other rows stay: who has one of them open may still save it.
   * @throws Refusal NOT_FOUND, also for a place behind a row of another list; ROW_CHANGED when the row was saved since it was read
   */
  async move<Row extends RecordEntity>(
    entity: Type<Row>,
    order: RowOrder<Row>,
    { id, after_id, update_at: version }: MoveRow,
    actor: Actor,
    visible: Narrow<Row>,
  ): Promise<MovedRow> {
    const { tableName } = this.database.manager.getRepository(entity).metadata;
    const update_at = await this.transactions.run(async () => {
      const list = (await findRow(this.database, entity, id, { actor, visible }))[order.within];
      const rows = await this.database.query<{ id: number }[]>(
        'SELECT id FROM ?? WHERE ?? = ? ORDER BY ??, id FOR UPDATE',
        [tableName, order.within, list, order.column],
      );
      const row = await findRow(this.database, entity, id, { actor, visible });
      if (version && row.update_at > version)
        throw rowChanged(await this.audit.lastChange(entity, id, row.update_at), row.update_at);
      const ids = placed(
        rows.map((other) => other.id),
        id,
        after_id,
      );
      await this.database.query(
        `UPDATE ?? SET ?? = FIELD(id, ?), update_at = IF(id = ?, ${NEXT_VERSION}, update_at) WHERE id IN (?)`,
        [tableName, order.column, ids, id, ids],
      );
      await this.audit.record(actor, 'update', entity, id, row, { [order.column]: ids.indexOf(id) + 1 });
      return (await findRow(this.database, entity, id, { actor, visible })).update_at;
    });
    await this.changes.announce(entity.name);
    return { update_at };
  }

  /** The place behind the last row of a list. */
  async last<Row extends RecordEntity>(
    entity: Type<Row>,
    { column, within }: RowOrder<Row>,
    row: Row,
  ): Promise<number> {
    const { tableName } = this.database.manager.getRepository(entity).metadata;
    const [{ place } = { place: 1 }] = await this.database.query<{ place: number }[]>(
      'SELECT COALESCE(MAX(??), 0) + 1 AS place FROM ?? WHERE ?? = ?',
      [column, tableName, within, row[within]],
    );
    return place;
  }
}

function placed(ids: readonly number[], id: number, after: number | null): number[] {
  const others = ids.filter((other) => other !== id);
  const place = after === null ? 0 : others.indexOf(after) + 1;
  if (others.length === ids.length || (after !== null && place === 0)) throw refuse('NOT_FOUND');
  return others.toSpliced(place, 0, id);
}
