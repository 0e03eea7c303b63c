import type { Type } from '@nestjs/common';
import { type Actor, type Database, limitToBand, type Narrow, type RecordEntity } from '@wethi/platform';

/** Rows of the caller's bands, in the order of their ids, held until the transaction ends. */
export function lockedRows<Row extends RecordEntity>(
  database: Database,
  entity: Type<Row>,
  actor: Actor,
  narrow: Narrow<Row>,
): Promise<Row[]> {
  const rows = database.manager.createQueryBuilder(entity, 'row').orderBy('row.id').setLock('pessimistic_write');
  limitToBand(rows, entity, actor);
  narrow(rows);
  return rows.getMany();
}
