import { Injectable } from '@nestjs/common';
import { AuditLog, Changes, refuse, refuseField, Transactions, type Actor } from '@wethi/platform';
import { In, type EntityManager } from 'typeorm';
import { BandMember } from '../band/band-member.entity';
import { StageTime } from './stage-time.entity';
import { StageTimeMember } from './stage-time-member.entity';

/** Who plays in the items of a set list. */
@Injectable()
export class SetList {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
  ) {}

  /**
   * Makes these members, and no others, the players of an item.
   * @returns the rows as they stand then
   * @throws Refusal NOT_FOUND for the item; INVALID_INPUT for a member that does not exist
   */
  async assign(stageId: number, stageTimeId: number, memberIds: number[], actor: Actor): Promise<StageTimeMember[]> {
    const item = { stage_id: stageId, stage_time_id: stageTimeId };
    const rows = await this.transactions.run(async (manager) => {
      await lockItem(manager, stageId, stageTimeId);
      await requireMembers(manager, memberIds);
      const before = await manager.findBy(StageTimeMember, item);
      const gone = before.filter((row) => !memberIds.includes(row.band_member_id));
      const added = memberIds.filter((id) => !before.some((row) => row.band_member_id === id));
      if (gone.length > 0) await manager.delete(StageTimeMember, { id: In(gone.map(({ id }) => id)) });
      const create = added.map((band_member_id) => ({ ...item, band_member_id, create_by: actor.id }));
      if (create.length > 0) await manager.insert(StageTimeMember, create);
      const was = { band_member_ids: before.map((row) => row.band_member_id) };
      await this.audit.record(manager, actor, 'update', StageTimeMember, stageTimeId, was, {
        band_member_ids: memberIds,
      });
      return manager.find(StageTimeMember, { where: item, order: { id: 'ASC' } });
    });
    await this.changes.announce(StageTimeMember.name);
    return rows;
  }
}

async function lockItem(manager: EntityManager, stage_id: number, id: number): Promise<void> {
  const item = await manager.findOne(StageTime, { where: { id, stage_id }, lock: { mode: 'pessimistic_write' } });
  if (!item) throw refuse('NOT_FOUND');
}

async function requireMembers(manager: EntityManager, ids: number[]): Promise<void> {
  if (ids.length > 0 && (await manager.countBy(BandMember, { id: In(ids) })) < ids.length)
    throw refuseField('band_member_ids', 'ไม่พบสมาชิกที่เลือก');
}
