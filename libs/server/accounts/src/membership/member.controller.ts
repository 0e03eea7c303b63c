import { Controller } from '@nestjs/common';
import { Database, Resource, type Actor, type Input } from '@wethi/platform';
import { Member } from './member.entity';
import { Membership } from './membership';
import { WithNotice } from './membership.dto';

/** Members of the groups; adding somebody again says anew until when they are. */
@Controller()
export class MemberController extends Resource(Member, {
  path: 'member',
  read: 'people.read',
  write: 'people.write',
  fields: WithNotice,
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

  protected override async beforeSave(merged: Member & WithNotice, before?: Member): Promise<void> {
    const { member_notice } = merged;
    // What is asked for with the membership is none of its columns.
    delete merged.member_notice;
    await this.membership.settle(merged, before);
    if (member_notice === 'Y') await this.membership.tell(merged);
  }
}
