import { Injectable } from '@nestjs/common';
import { Clock, Database, refuse, Sessions, Transactions, type Actor } from '@wethi/platform';
import type { Caller } from '../devices/caller';
import { pinCounter } from '../devices/known-devices';
import { SecretHashing } from '../people/secret-hashing';
import { User } from '../people/user.entity';
import { refusalOf } from '../throttle/block-refusal';
import { LoginThrottle } from '../throttle/login-throttle';
import { AccountEvents } from './account-events';

type Owner = Pick<User, 'user_tel' | 'user_password'> & { seen_at: Date | null };

/** And when they last signed in on the device that asks. */
const OWNER = `SELECT u.user_tel, u.user_password, d.seen_at FROM user u
  LEFT JOIN known_device d ON d.kind = 'user' AND d.subject_id = u.id AND d.device_hash = ?
  WHERE u.id = ?`;

/** The PIN of somebody who is signed in: asked again for what matters, and changed. */
@Injectable()
export class OwnPin {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly hashing: SecretHashing,
    private readonly throttle: LoginThrottle,
    private readonly sessions: Sessions,
    private readonly events: AccountEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Wrong ones count as they do at the sign-in: by the device, or by the phone where the device is not known, so that whoever took
   * a session gains nothing by naming other devices.
   * @returns what is kept of it, for `requireSame`
   * @throws Refusal PIN_WRONG, PIN_LOCKED, PIN_NEEDS_CODE, TOO_MANY
   */
  check(actor: Actor, pin: string, caller: Caller): Promise<string> {
    return this.hashing.withSlot('known', async () => {
      const [user] = await this.database.query<Owner[]>(OWNER, [caller.device, actor.id]);
      if (!user) throw refuse('PIN_WRONG');
      const counter = pinCounter(user.seen_at ? actor.id : undefined, user.user_tel, caller);
      const block = await this.throttle.recordAttempt(counter);
      if (block) throw refusalOf(block);
      const { user_password } = user;
      if (!user_password || !(await this.hashing.matches(user_password, pin))) throw refuse('PIN_WRONG');
      await this.throttle.clear(counter);
      return user_password;
    });
  }

  /**
   * In the transaction of what the PIN allows: its owner may have got another one by SMS since it was checked, to shut somebody out.
   * @throws Refusal PIN_WRONG
   */
  async requireSame({ id }: Actor, kept: string): Promise<void> {
    const sql = "SELECT 1 FROM user WHERE id = ? AND user_password = ? AND user_status <> 'Block' FOR UPDATE";
    const same = await this.database.query<unknown[]>(sql, [id, kept]);
    if (same.length === 0) throw refuse('PIN_WRONG');
  }

  /** Ends the sessions on all other devices. @throws Refusal as `check` */
  async change(actor: Actor, old: string, pin: string, caller: Caller): Promise<void> {
    const former = await this.check(actor, old, caller);
    const user_password = await this.hashing.withSlot('known', () => this.hashing.hash(pin));
    await this.transactions.run(async () => {
      await this.requireSame(actor, former);
      await this.database.update(User, actor.id, { user_password, user_pin_at: this.clock.now() });
      await this.sessions.revokeAll('user', actor.id, actor.session);
      await this.events.note(actor.id, 'pin', caller);
    });
  }
}
