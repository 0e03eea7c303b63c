import { Injectable } from '@nestjs/common';
import {
  type Actor,
  AuditLog,
  Changes,
  Database,
  limitToBand,
  refuse,
  refuseField,
  Transactions,
} from '@wethi/platform';
import { In } from 'typeorm';
import { ShopPages } from '../shop-pages/shop-pages';
import { BandMember } from '../band/band-member.entity';
import { StageTime } from './stage-time.entity';
import { StageTimeMember } from './stage-time-member.entity';

/** Who plays in the items of a set list. */
@Injectable()
export class SetList {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
    private readonly pages: ShopPages,
  ) {}

  /**
   * Makes these members, and no others, the players of an item.
   * @returns the rows as they stand then
   * @throws Refusal NOT_FOUND for the item; INVALID_INPUT for a member that does not exist
   */
  async assign(stageId: number, stageTimeId: number, memberIds: number[], actor: Actor): Promise<StageTimeMember[]> {
    const item = { stage_id: stageId, stage_time_id: stageTimeId };
    const rows = await this.transactions.run(async () => {
      await lockItem(this.database, stageId, stageTimeId, actor);
      await requireMembers(this.database, memberIds, actor);
      const before = await this.database.manager.findBy(StageTimeMember, item);
      const gone = before.filter((row) => !memberIds.includes(row.band_member_id));
      const added = memberIds.filter((id) => !before.some((row) => row.band_member_id === id));
      if (gone.length > 0) await this.database.manager.delete(StageTimeMember, { id: In(gone.map(({ id }) => id)) });
      const create = added.map((band_member_id) => ({ ...item, band_member_id, create_by: actor.id }));
      if (create.length > 0) await this.database.manager.insert(StageTimeMember, create);
      const was = { band_member_ids: before.map((row) => row.band_member_id) };
      await this.audit.record(actor, 'update', StageTimeMember, stageTimeId, was, {
        band_member_ids: memberIds,
      });
      await this.pages.renew({ stage_id: stageId });
      return this.database.manager.find(StageTimeMember, { where: item, order: { id: 'ASC' } });
    });
    await this.changes.announce(StageTimeMember.name);
    return rows;
  }
}

async function lockItem(database: Database, stage_id: number, id: number, actor: Actor): Promise<void> {
  const items = database.manager.createQueryBuilder(StageTime, 'row').where({ id, stage_id });
  limitToBand(items, StageTime, actor);
  if (!(await items.setLock('pessimistic_write').getOne())) throw refuse('NOT_FOUND');
}

async function requireMembers(database: Database, ids: number[], actor: Actor): Promise<void> {
  const members = database.manager.createQueryBuilder(BandMember, 'row').where({ id: In(ids) });
  limitToBand(members, BandMember, actor);
  if (ids.length > 0 && (await members.getCount()) < ids.length) throw refuseField('band_member_ids', 'ไม่พบสมาชิกที่เลือก');
}
