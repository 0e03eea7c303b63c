import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addMonths, recordDate } from '@wethi/format';
import { AuditLog, Clock, Config, Database, Outbox, refuse, Transactions, type Actor } from '@wethi/platform';
import { sendLetter } from '../letters/send-letter';
import { User } from '../people/user.entity';
import { sendNotice } from '../texts/send-sms';
import { groupLetter } from './group-letter';
import type { JoinedGroup } from './membership.dto';
import { Member } from './member.entity';
import { MemberGroup } from './member-group.entity';

/** As personnel reads where somebody comes from. */
const BY_QR = 'สแกนคิวอาร์';

/** Who belongs to a group, and until when. */
@Injectable()
export class Membership {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Gives the membership its end. The group is locked, so that many at once do not pass its limit. @throws Refusal NOT_FOUND, MEMBER_GROUP_FULL */
  async settle(merged: Pick<Member, 'member_group_id' | 'member_end'>, before?: Member): Promise<void> {
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

  /** Tells whose membership it is by SMS, in the transaction that gives it. */
  async tell({ user_id, member_group_id, member_end }: Pick<Member, 'user_id' | 'member_group_id' | 'member_end'>) {
    const { manager } = this.database;
    const [user, group] = await Promise.all([
      manager.findOneBy(User, { id: user_id }),
      manager.findOneBy(MemberGroup, { id: member_group_id }),
    ]);
    if (!user || !group) throw refuse('NOT_FOUND');
    const until = member_end && ` ถึง ${recordDate(member_end)}`;
    const text = `เวที: คุณเป็นสมาชิกกลุ่ม ${group.member_group_name}${until ?? ''} ซื้อราคาสมาชิกได้ที่ ${this.config.PUBLIC_URL}/packageAll`;
    await this.outbox.add(sendNotice, { tel: user.user_tel, text });
  }

  /**
   * Somebody joins with what the group's QR holds. Who is in stays as they are; who was in begins anew.
   * @throws Refusal NOT_FOUND, MEMBER_GROUP_FULL
   */
  async join({ id: user_id }: Actor, key: string): Promise<JoinedGroup> {
    return this.transactions.run(async () => {
      const lock = { mode: 'pessimistic_write' } as const;
      const { manager } = this.database;
      const group = await manager.findOne(MemberGroup, { where: { member_group_key: key }, lock });
      if (!group) throw refuse('NOT_FOUND');
      const { id: member_group_id, member_group_name, member_group_path_manual } = group;
      const before = (await manager.findOne(Member, { where: { user_id, member_group_id }, lock })) ?? undefined;
      const row = { user_id, member_group_id, member_from: BY_QR, member_end: null as string | null };
      if (before?.member_end && before.member_end >= this.clock.today()) row.member_end = before.member_end;
      else {
        await this.settle(row, before);
        await manager.upsert(Member, row, ['member_group_id', 'user_id']);
      }
      return { member_group_name, member_group_path_manual, member_end: row.member_end };
    });
  }

  /** A letter with the group's link, to the address that the customer confirmed. @throws Refusal NOT_FOUND, EMAIL_MISSING */
  async invite(user_id: number, id: number): Promise<void> {
    const { manager } = this.database;
    const [user, group] = await Promise.all([
      manager.findOneBy(User, { id: user_id }),
      manager.findOneBy(MemberGroup, { id }),
    ]);
    if (!user || !group?.member_group_key) throw refuse('NOT_FOUND');
    if (!user.user_email || !user.user_email_at) throw refuse('EMAIL_MISSING');
    const letter = groupLetter(group, `${this.config.PUBLIC_URL}/group/${group.member_group_key}`);
    await this.transactions.run(() => this.outbox.add(sendLetter, { to: String(user.user_email), letter }));
  }

  /** Another QR for a group whose old one went where it should not; who is in stays. @throws Refusal NOT_FOUND */
  async renewKey(id: number, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const { affected } = await this.database.manager.update(MemberGroup, { id }, { member_group_key: newGroupKey() });
      if (!affected) throw refuse('NOT_FOUND');
      // What is behind a QR opens the group to whoever has it, so the log does not hold it.
      await this.audit.record(actor, 'renew-key', MemberGroup, id, undefined, undefined);
    });
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

/** Nobody guesses it. */
export function newGroupKey(): string {
  return randomBytes(12).toString('hex');
}
