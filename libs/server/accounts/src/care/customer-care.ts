import { Injectable } from '@nestjs/common';
import {
  type Actor,
  AuditLog,
  Clock,
  Database,
  Outbox,
  RecordChanges,
  refuse,
  Sessions,
  Transactions,
} from '@wethi/platform';
import type { Caller } from '../devices/caller';
import { Member } from '../membership/member.entity';
import { MoreThanOrEqual } from 'typeorm';
import { User } from '../people/user.entity';
import { sendNotice } from '../texts/send-sms';
import { VerificationSending } from '../verification/verification-sending';
import type { SentCode } from '../verification/verification.dto';
import type { BlockInput, NewNote, ShownNote, UserCare, UserDevice } from './care.dto';
import { lastBlock } from './last-block';
import { UserNote } from './user-note.entity';

const BLOCKED_TEXT = 'บัญชีถูกระงับชั่วคราว สอบถามทีมงานทางไลน์ของเวที';
const NOTES_SHOWN = 100;

/** What personnel does for a customer who calls, or against one who cheats (ACC-12). */
@Injectable()
export class CustomerCare {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly changes: RecordChanges,
    private readonly sessions: Sessions,
    private readonly codes: VerificationSending,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal NOT_FOUND */
  async of(userId: number): Promise<UserCare> {
    const user = await this.user(userId);
    const [notes, devices, isMember, address, block] = await Promise.all([
      this.notes(userId),
      this.devices(userId),
      this.database.manager.existsBy(Member, { user_id: userId, member_end: MoreThanOrEqual(this.clock.today()) }),
      this.address(userId),
      user.user_status === 'Block' ? lastBlock(this.database, userId) : null,
    ]);
    return { notes, devices, block, is_member: isMember, address };
  }

  addNote(note: NewNote, actor: Actor): Promise<number> {
    return this.changes.save(UserNote, note, actor);
  }

  /** Ends all sessions; who plays stops with the next heartbeat. @throws Refusal NOT_FOUND */
  async block({ user_id, user_block_reason, user_block_told = null, tell }: BlockInput, actor: Actor): Promise<void> {
    const { user_tel } = await this.user(user_id);
    const blocked = { id: user_id, user_status: 'Block' as const, user_block_reason, user_block_told };
    const after = async () => {
      await this.sessions.revokeAll('user', user_id);
      if (tell === 'Y') await this.outbox.add(sendNotice, { tel: user_tel, text: BLOCKED_TEXT });
    };
    await this.changes.save(User, blocked, actor, { after });
  }

  /** @throws Refusal NOT_FOUND, also of somebody whose account was deleted; MERGE_DONE of one that is part of another */
  async unblock(user_id: number, actor: Actor): Promise<void> {
    const user = await this.user(user_id);
    if (user.user_deleted_at) throw refuse('NOT_FOUND');
    if (user.user_merged_into) throw refuse('MERGE_DONE');
    const free = { user_status: 'Active' as const, user_block_reason: null, user_block_told: null };
    await this.changes.save(User, { id: user_id, ...free }, actor);
  }

  /** Ends one session of a customer, or all. @throws Refusal NOT_FOUND */
  async endDevices(user_id: number, id: string | undefined, actor: Actor): Promise<void> {
    const devices = await this.devices(user_id);
    const ended = id === undefined ? devices : devices.filter((device) => device.id === id);
    if (id !== undefined && ended.length === 0) throw refuse('NOT_FOUND');
    await this.transactions.run(async () => {
      if (id === undefined) await this.sessions.revokeAll('user', user_id);
      else await this.sessions.revoke(id);
      const names = { devices: ended.map(({ device_name }) => device_name) };
      await this.audit.record(actor, 'sign-out', User, user_id, undefined, names);
    });
  }

  /** The code goes to the customer's phone alone. @throws Refusal NOT_FOUND, and as sendOTP */
  async sendPinCode(user_id: number, actor: Actor, caller: Caller): Promise<SentCode> {
    const { user_tel } = await this.user(user_id);
    const sent = await this.codes.send({ tel: user_tel, purpose: 'forgot' }, caller);
    await this.transactions.run(() => this.audit.record(actor, 'send-code', User, user_id, undefined, {}));
    return sent;
  }

  private async user(id: number): Promise<User> {
    const user = await this.database.manager.findOneBy(User, { id });
    if (!user) throw refuse('NOT_FOUND');
    return user;
  }

  private devices(userId: number): Promise<UserDevice[]> {
    return this.database.query(
      `SELECT id, device_name, create_at FROM session
        WHERE kind = 'user' AND subject_id = ? AND revoked_at IS NULL AND expires_at > ? ORDER BY create_at DESC`,
      [userId, this.clock.now()],
    );
  }

  private notes(userId: number): Promise<ShownNote[]> {
    return this.database.query(
      `SELECT n.id, n.create_at, n.user_note_text,
              COALESCE(p.personnel_nickname, p.personnel_name, p.username) AS by_name
         FROM user_note n LEFT JOIN personnel p ON p.id = n.create_by
        WHERE n.user_id = ? ORDER BY n.id DESC LIMIT ?`,
      [userId, NOTES_SHOWN],
    );
  }

  private async address(userId: number): Promise<string | null> {
    const [row] = await this.database.query<Record<string, string | null>[]>(
      `SELECT user_address_line, user_address_sub_district, user_address_district, user_address_province,
              user_address_postcode
         FROM user_address WHERE user_id = ? AND user_address_default = 'Y'`,
      [userId],
    );
    return row ? Object.values(row).filter(Boolean).join(' ') : null;
  }
}
