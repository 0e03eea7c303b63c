import { Injectable } from '@nestjs/common';
import { sendNotice, Tickets, User, VerificationSending, type Caller, type SentCode } from '@wethi/accounts';
import { MERGE_UNDO_DAYS } from '@wethi/contract';
import { dropTakenHolds } from '@wethi/coupons';
import { phone } from '@wethi/format';
import {
  AuditLog,
  Changes,
  Clock,
  Database,
  Outbox,
  refuse,
  Sessions,
  Transactions,
  type Actor,
} from '@wethi/platform';
import { AccountMerge } from './account-merge.entity';
import { closed, profileFor, written } from './closing';
import { GATHER_AFTER_MINUTES, gatherLateRows } from './gather-late-rows';
import type { MergeInput } from './merge.dto';
import { MergeRecords, type Merge } from './merge-records';
import { requireMergeable, requireOpen } from './mergeable';
import { MovingRows, type Two } from './moving-rows';

const ONE_DEFAULT = { user_address_default: { text: "'N'", values: [] } };
/** Guards of orders that ended while their rows were set aside: nothing would ever take them away. */
const DROP_ENDED = `DELETE guard FROM orders_open AS guard JOIN orders AS o ON o.id = guard.orders_id
  WHERE guard.user_id IN (?) AND o.orders_status IN ('not', 'refund')`;
const LATER = 'SELECT 1 FROM account_merge WHERE id > ? AND (kept_user_id IN (?) OR gone_user_id IN (?)) LIMIT 1';

/** Makes two accounts of one person one, and parts them again (docs/decisions/0101). */
@Injectable()
export class AccountMerges {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: MergeRecords,
    private readonly moving: MovingRows,
    private readonly codes: VerificationSending,
    private readonly tickets: Tickets,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** The customer reads it out. @throws Refusal NOT_FOUND, MERGE_DONE, MERGE_LEAVING, MERGE_BLOCKED, and as sendOTP */
  async sendCode(userId: number, actor: Actor, caller: Caller): Promise<SentCode> {
    const user = await this.database.manager.findOneBy(User, { id: userId });
    if (!user) throw refuse('NOT_FOUND');
    requireOpen(user);
    const sent = await this.codes.send({ tel: user.user_tel, purpose: 'merge' }, caller);
    await this.transactions.run(() => this.audit.record(actor, 'send-merge-code', User, userId, undefined, {}));
    return sent;
  }

  /** @throws Refusal TICKET_INVALID, NOT_FOUND, MERGE_SAME, MERGE_DONE, MERGE_LEAVING, MERGE_BLOCKED, MERGE_PERSONNEL */
  async merge(input: MergeInput, actor: Actor): Promise<number> {
    const id = await this.transactions.run(async () => {
      const { kept, gone } = await this.lockTwo(input);
      await requireMergeable(this.database, kept, gone);
      await this.tickets.redeem(input.kept_ticket, kept.user_tel, 'merge');
      await this.tickets.redeem(input.gone_ticket, gone.user_tel, 'merge');
      const ids = { kept_user_id: kept.id, gone_user_id: gone.id };
      const made = { ...ids, account_merge_by: actor.id, create_at: this.clock.now() };
      const merge = { id: await this.database.insert(AccountMerge, made), gone_user_id: gone.id };
      const moved = await this.move(merge, kept, gone);
      await this.close(merge, kept, gone);
      await this.noteMerge(actor, kept, gone, moved);
      await this.tell(kept, gone);
      await this.gatherLater(merge.id);
      return merge.id;
    });
    await this.changes.announce(User.name);
    return id;
  }

  /** @throws Refusal MERGE_OVER, MERGE_NOT_LAST */
  async undo(mergeId: number, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const merge = await this.openMerge(mergeId);
      const since = this.clock.now().getTime() - MERGE_UNDO_DAYS * 86_400_000;
      if (!merge || merge.create_at.getTime() <= since) throw refuse('MERGE_OVER');
      const { kept, gone } = await this.lockTwo(merge);
      if (kept.user_deleted_at || gone.user_deleted_at) throw refuse('MERGE_OVER');
      const both = [kept.id, gone.id];
      const [later] = await this.database.query<object[]>(LATER, [mergeId, both, both]);
      if (later) throw refuse('MERGE_NOT_LAST');
      await this.records.putBack(mergeId);
      await this.database.query(DROP_ENDED, [both]);
      await this.database.manager.delete(AccountMerge, { id: mergeId });
      const parted = { user_status: 'Active', user_merged_into: null };
      await this.audit.record(actor, 'unmerge', User, gone.id, { ...gone }, parted);
      await this.audit.record(actor, 'unmerge', User, kept.id, undefined, { user_tel: gone.user_tel });
      for (const { user_tel } of [kept, gone])
        await this.outbox.add(sendNotice, {
          tel: user_tel,
          text: 'เวที: เลิกรวมบัญชีแล้ว เข้าระบบด้วยเบอร์ของแต่ละบัญชีเหมือนเดิม',
          always: true,
        });
    });
    await this.changes.announce(User.name);
  }

  /** Moves what came in after the merge; nothing once it is undone. */
  async gather(mergeId: number): Promise<void> {
    await this.transactions.run(async () => {
      const merge = await this.openMerge(mergeId);
      if (!merge) return;
      const { kept, gone } = await this.lockTwo(merge);
      await this.move(merge, kept, gone);
    });
  }

  private async move(merge: Merge, kept: User, gone: User): Promise<Record<string, number>> {
    await this.keepOneDefault(merge, kept, gone);
    await dropTakenHolds(this.database, 'user_id', [kept.id, gone.id]);
    const moved = await this.moving.move(merge, { gone: personOf(gone), kept: personOf(kept) } satisfies Two);
    const count = 'UPDATE account_merge SET account_merge_orders = account_merge_orders + ? WHERE id = ?';
    await this.database.query(count, [moved['orders'] ?? 0, merge.id]);
    return moved;
  }

  /** Both may have said where things are sent: what the account that stays said holds. */
  private async keepOneDefault(merge: Merge, kept: User, gone: User): Promise<void> {
    const has = "SELECT 1 FROM user_address WHERE user_id = ? AND user_address_default = 'Y' LIMIT 1";
    const [own] = await this.database.query<object[]>(has, [kept.id]);
    const where = { text: "user_id = ? AND user_address_default = 'Y'", values: [gone.id] };
    if (own) await this.records.change(merge, 'user_address', ONE_DEFAULT, where);
  }

  /** First it lets go of its mailbox, which is one account's alone. */
  private async close(merge: Merge, kept: User, gone: User): Promise<void> {
    const given = profileFor(kept, gone);
    const row = (id: number) => ({ text: 'id = ?', values: [id] });
    await this.records.change(merge, 'user', written(closed(kept, given)), row(gone.id));
    // What came into it earlier is part of the account that stays now.
    const earlier = { text: 'user_merged_into = ?', values: [gone.id] };
    await this.records.change(merge, 'user', written({ user_merged_into: kept.id }), earlier);
    if (Object.keys(given).length > 0) await this.records.change(merge, 'user', written(given), row(kept.id));
    await this.sessions.revokeAll('user', gone.id);
  }

  private async noteMerge(actor: Actor, kept: User, gone: User, moved: Record<string, number>): Promise<void> {
    const after = { user_status: 'Block', user_merged_into: kept.id };
    await this.audit.record(actor, 'merge', User, gone.id, { ...gone }, after);
    await this.audit.record(actor, 'merge', User, kept.id, undefined, { user_tel: gone.user_tel, ...moved });
  }

  private async tell(kept: User, gone: User): Promise<void> {
    const into = `เวที: บัญชีของเบอร์นี้รวมกับ ${phone(kept.user_tel)} แล้ว เข้าระบบด้วยเบอร์นั้น ถ้าไม่ใช่คุณ ติดต่อเราทันที`;
    const from = `เวที: บัญชีของ ${phone(gone.user_tel)} รวมเข้ากับเบอร์นี้แล้ว ถ้าไม่ใช่คุณ ติดต่อเราทันที`;
    await this.outbox.add(sendNotice, { tel: gone.user_tel, text: into, always: true });
    await this.outbox.add(sendNotice, { tel: kept.user_tel, text: from, always: true });
  }

  private async gatherLater(account_merge_id: number): Promise<void> {
    for (const minutes of GATHER_AFTER_MINUTES) {
      const dueAt = new Date(this.clock.now().getTime() + minutes * 60_000);
      await this.outbox.add(gatherLateRows, { account_merge_id, round: minutes }, { dueAt });
    }
  }

  private async openMerge(id: number): Promise<AccountMerge | null> {
    return this.database.manager.findOne(AccountMerge, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** In the order of their ids, so that two merges never wait for each other. @throws Refusal NOT_FOUND, MERGE_SAME */
  private async lockTwo(
    ids: Pick<AccountMerge, 'kept_user_id' | 'gone_user_id'>,
  ): Promise<Record<'kept' | 'gone', User>> {
    const { kept_user_id, gone_user_id } = ids;
    if (kept_user_id === gone_user_id) throw refuse('MERGE_SAME');
    const users = await this.database.manager
      .createQueryBuilder(User, 'user')
      .where('user.id IN (:...ids)', { ids: [kept_user_id, gone_user_id] })
      .orderBy('user.id')
      .setLock('pessimistic_write')
      .getMany();
    const [kept, gone] = [kept_user_id, gone_user_id].map((id) => users.find((user) => user.id === id));
    if (!kept || !gone) throw refuse('NOT_FOUND');
    return { kept, gone };
  }
}

function personOf({ id, user_tel, user_email }: User): Two['gone'] {
  return { id, tel: user_tel, email: user_email };
}
