import { Injectable } from '@nestjs/common';
import { Config, Database, isRefusedByData, refuse, type Refusal, Transactions } from '@wethi/platform';
import { AccountEvents } from '../account/account-events';
import { lastBlock } from '../care/last-block';
import type { Caller } from '../devices/caller';
import { deviceCounter, KnownDevices, pinCounter } from '../devices/known-devices';
import { SecretHashing } from '../people/secret-hashing';
import { SessionOpening } from './session-opening';
import { refusalOf } from '../throttle/block-refusal';
import { LoginThrottle, type Counter } from '../throttle/login-throttle';
import { SharedOrigins } from './shared-origins';
import type { EmailLoginInput, LoginInput, SignedInAs } from './sign-in.dto';
import { Tickets } from '../verification/tickets';
import { ownUser, User, type OwnUser } from '../people/user.entity';

/** Whose phone it is, and when they last signed in on the device that asks. One statement, also for a phone nobody has. */
const FIND = `SELECT u.*, d.seen_at FROM user u
  LEFT JOIN known_device d ON d.kind = 'user' AND d.subject_id = u.id AND d.device_hash = ?
  WHERE u.user_tel = ?`;
const BY_EMAIL = 'SELECT user_tel FROM user WHERE user_email = ? AND user_email_at IS NOT NULL';
/** Locked, so that a block, a new PIN or a wish to be deleted at the same moment either ends the session or stops it. */
const STILL_RIGHT = `SELECT 1 FROM user WHERE id = ? AND user_password = ? AND user_status <> 'Block'
  AND user_delete_at <=> ? LOCK IN SHARE MODE`;

const MERGED = 'บัญชีนี้รวมกับอีกเบอร์แล้ว เข้าระบบด้วยเบอร์นั้น';
const KEPT = 'ยกเลิกคำขอลบบัญชีแล้ว บัญชีของคุณอยู่เหมือนเดิม';

type Candidate = User & { seen_at: Date | null };

/** Who gave the right PIN, and what to clear for it. */
interface Proven {
  user: Candidate;
  counter: Counter;
}

/** Signs customers in by phone and PIN (decisions.md §4). A phone that nobody has is answered as a wrong PIN is. */
@Injectable()
export class MemberLogin {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly hashing: SecretHashing,
    private readonly devices: KnownDevices,
    private readonly throttle: LoginThrottle,
    private readonly origins: SharedOrigins,
    private readonly tickets: Tickets,
    private readonly opening: SessionOpening,
    private readonly events: AccountEvents,
    private readonly config: Config,
  ) {}

  /** @throws Refusal PIN_WRONG, PIN_LOCKED, PIN_NEEDS_CODE, TICKET_INVALID, USER_BLOCKED, TOO_MANY */
  async login(input: LoginInput, caller: Caller): Promise<SignedInAs<OwnUser>> {
    const { user, counter } = await this.prove(input, caller);
    return this.open(user, caller, counter);
  }

  /**
   * The same by a confirmed address. One that nobody has goes the way of a phone that nobody has.
   * @throws Refusal as `login`
   */
  async loginByEmail({ user_email, ...input }: EmailLoginInput, caller: Caller): Promise<SignedInAs<OwnUser>> {
    const [user] = await this.database.query<Pick<User, 'user_tel'>[]>(BY_EMAIL, [user_email]);
    return this.login({ ...input, user_tel: user?.user_tel ?? user_email.toLowerCase() }, caller);
  }

  /** The slot is held for the hash and what must be counted before it; the session opens without. */
  private async prove(input: LoginInput, caller: Caller): Promise<Proven> {
    // A stranger without a doubt costs the database nothing before there is a slot.
    if (caller.isNew && input.ticket === undefined)
      return this.hashing.withSlot('strangers', async () =>
        this.judge(await this.find(input, caller), false, input, caller),
      );
    const user = await this.find(input, caller);
    const known = await this.isKnown(user, input, caller);
    return this.hashing.withSlot(known ? 'known' : 'strangers', () => this.judge(user, known, input, caller));
  }

  private async find({ user_tel }: LoginInput, { device }: Caller): Promise<Candidate | undefined> {
    const [user] = await this.database.query<Candidate[]>(FIND, [device, user_tel]);
    return user;
  }

  private async judge(user: Candidate | undefined, known: boolean, input: LoginInput, caller: Caller): Promise<Proven> {
    if (!known && (await this.needsCode(caller))) throw refuse('PIN_NEEDS_CODE');
    const counter = pinCounter(known ? user?.id : undefined, input.user_tel, caller);
    const block = await this.throttle.recordAttempt(counter);
    if (block) throw refusalOf(block);
    const right = await this.hashing.matches(user?.user_password, input.user_password);
    if (!known) await (right ? this.origins.recordSuccess(caller) : this.origins.recordFailure(caller));
    if (!user || !right) throw refuse('PIN_WRONG');
    return { user, counter };
  }

  private async needsCode(caller: Caller): Promise<boolean> {
    return this.config.NEW_DEVICE_CODE === 'always' || this.origins.isSuspicious(caller);
  }

  /** Known by an earlier sign-in, or from now on by a code; a used ticket sent again harms nothing on its device. */
  private async isKnown(
    user: Candidate | undefined,
    { user_tel, ticket }: LoginInput,
    caller: Caller,
  ): Promise<boolean> {
    const usable = ticket !== undefined && (await this.tickets.isUsable(ticket, user_tel, 'device'));
    if (user && usable) {
      await this.trust(user.id, user_tel, ticket, caller);
      return true;
    }
    const known = Boolean(user?.seen_at);
    if (!known && ticket !== undefined) throw refuse('TICKET_INVALID');
    return known;
  }

  /** A code that came to the phone makes the device known and forgives all wrong tries so far. */
  private trust(id: number, user_tel: string, ticket: string, caller: Caller): Promise<void> {
    return this.transactions.run(async () => {
      await this.tickets.redeem(ticket, user_tel, 'device');
      await this.devices.remember('user', id, caller);
      await this.throttle.clear({ scope: 'phone', name: user_tel }, deviceCounter('user', id, caller));
    });
  }

  /** One message to the database, which is asked for the PIN once more in the transaction that opens the session. */
  private async open({ seen_at, ...user }: Candidate, caller: Caller, counter: Counter): Promise<SignedInAs<OwnUser>> {
    if (user.user_status === 'Block') {
      // The PIN was right: once the block is over nothing stands against them.
      await this.throttle.clear(counter);
      throw await this.blocked(user);
    }
    try {
      const token = await this.transactions.run(async () => {
        await this.database.requireRow(STILL_RIGHT, [user.id, user.user_password ?? '', user.user_delete_at]);
        if (user.user_delete_at) await this.keepAfterAll(user.id, caller);
        return this.opening.open('user', user.id, caller, counter, { seenAt: seen_at });
      });
      const message = user.user_delete_at ? KEPT : undefined;
      return { token, person: ownUser({ ...user, user_delete_at: null }), message };
    } catch (error) {
      if (!isRefusedByData(error)) throw error;
      const now = await this.database.manager.findOneBy(User, { id: user.id });
      // Asked to be deleted meanwhile: who signs in keeps it.
      const { user_delete_at = null } = now ?? {};
      if (user_delete_at && !user.user_delete_at)
        return this.open({ ...user, user_delete_at, seen_at }, caller, counter);
      throw refuse('PIN_WRONG');
    }
  }

  /** Told why, as it is sure whose account it is; one that was merged keeps nobody out, and says where to go on. */
  private async blocked({ id, user_block_told, user_merged_into, user_pin_at }: User): Promise<Refusal> {
    const { at, reference } = await lastBlock(this.database, id);
    // Whoever set a PIN since the merge may have got the phone from an operator: the other one is not theirs to read.
    const isNew = user_merged_into && at && user_pin_at && user_pin_at > at;
    const reason = isNew ? MERGED : user_block_told;
    const data = { at, reference, reason };
    if (!user_merged_into) return refuse('USER_BLOCKED', { data });
    return refuse('USER_BLOCKED', { message: reason ?? MERGED, data: { ...data, merged: true } });
  }

  /** Who signs in changed their mind about deleting the account. */
  private async keepAfterAll(id: number, caller: Caller): Promise<void> {
    await this.database.update(User, id, { user_delete_at: null });
    await this.events.note(id, 'deletion-off', caller);
  }
}
