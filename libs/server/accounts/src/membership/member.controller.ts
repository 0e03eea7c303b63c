import { Controller } from '@nestjs/common';
import { Database, refuseField, Resource, type Actor, type Input } from '@wethi/platform';
import { openAccounts } from '../people/kept-accounts';
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
    const { member_group_id } = input;
    const user_id = (await openAccounts(this.database, [input.user_id ?? 0])).get(input.user_id ?? 0);
    if (user_id === undefined) throw refuseField('user_id', 'ไม่พบสมาชิก หรือบัญชีถูกระงับหรือลบแล้ว');
    const known = await this.database.manager.findOneBy(Member, { user_id, member_group_id });
    return { ...input, user_id, ...(known && { id: known.id, member_end: input.member_end ?? null }) };
  }

  protected override async beforeSave(merged: Member & WithNotice, before?: Member): Promise<void> {
    const { member_notice } = merged;
    // What is asked for with the membership is none of its columns.
    delete merged.member_notice;
    await this.membership.settle(merged, before);
    if (member_notice === 'Y') await this.membership.tell(merged);
  }
}
