import type { RefusalCode } from '@wethi/contract';
import type { Type } from '@nestjs/common';
import type { Actor } from '../auth/actor';
import type { RecordEntity } from '../columns/record.entity';
import { errno } from '../database/faults';
import { refuse, Refusal } from '../refusal/refusal';
import type { RecordChanges } from '../resource/record-changes';

/** MariaDB's word for a row that others point to. */
const IN_USE = 1451;
const STAYS: readonly RefusalCode[] = ['STILL_IN_USE', 'NOT_FOUND'];

/**
 * Deletes a row that an import made. One that something points to stays, and so does one that was touched since it was looked for.
 * @param isUntouched asked by a statement of its own once the row is locked: it sees what whoever held the lock before has written
 */
export async function removeUntouched(
  records: RecordChanges,
  entity: Type<RecordEntity>,
  id: number,
  actor: Actor,
  isUntouched: () => Promise<boolean>,
): Promise<void> {
  const before = async () => {
    if (!(await isUntouched())) throw refuse('STILL_IN_USE');
  };
  try {
    await records.remove(entity, id, actor, { before });
  } catch (error) {
    const stays = errno(error) === IN_USE || (error instanceof Refusal && STAYS.includes(error.code));
    if (!stays) throw error;
  }
}
