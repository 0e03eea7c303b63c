import { Controller } from '@nestjs/common';
import { addMonths } from '@wethi/format';
import { Clock, Database, refuse, Resource, type Actor, type Input } from '@wethi/platform';
import { Member } from './member.entity';
import { MemberGroup } from './member-group.entity';

/** Members of the groups; adding somebody again says anew until when they are. */
@Controller()
export class MemberController extends Resource(Member, {
  path: 'member',
  read: 'people.read',
  write: 'people.write',
  lookups: { memberByUserId: ['user_id'], memberByMemberGroupId: ['member_group_id'] },
}) {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected override async readBody(raw: unknown, actor?: Actor): Promise<Input<Member>> {
    const input = await super.readBody(raw, actor);
    if (input.id !== undefined) return input;
    const { user_id, member_group_id } = input;
    const known = await this.database.manager.findOneBy(Member, { user_id, member_group_id });
    return known ? { ...input, id: known.id, member_end: input.member_end ?? null } : input;
  }

  /** The group is locked, so that many at once do not pass its limit. */
  protected override async beforeSave(merged: Member, before?: Member): Promise<void> {
    const group = await this.database.manager.findOne(MemberGroup, {
      where: { id: merged.member_group_id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!group) throw refuse('NOT_FOUND');
    const today = this.clock.today();
    merged.member_end ??= addMonths(today, group.member_group_months);
    const isNew = !before || (before.member_end ?? '') < today || before.member_group_id !== group.id;
    if (isNew && group.member_group_limit !== null && (await this.count(group.id, today)) >= group.member_group_limit)
      throw refuse('MEMBER_GROUP_FULL');
  }

  /** Those whose membership has not ended. */
  private async count(group: number, today: string): Promise<number> {
    const [row] = await this.database.query<{ members: number }[]>(
      'SELECT COUNT(*) AS members FROM member WHERE member_group_id = ? AND member_end >= ?',
      [group, today],
    );
    return row?.members ?? 0;
  }
}
