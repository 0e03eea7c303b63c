import { Controller } from '@nestjs/common';
import { Database, Resource, type Actor, type Input } from '@wethi/platform';
import { Member } from './member.entity';
import { Membership } from './membership';

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
    private readonly membership: Membership,
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

  protected override beforeSave(merged: Member, before?: Member): Promise<void> {
    return this.membership.settle(merged, before);
  }
}
