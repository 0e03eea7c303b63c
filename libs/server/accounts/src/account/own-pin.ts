import { Injectable } from '@nestjs/common';
import { Clock, Database, refuse, Sessions, Transactions, type Actor } from '@wethi/platform';
import type { Caller } from '../devices/caller';
import { deviceCounter } from '../devices/known-devices';
import { SecretHashing } from '../people/secret-hashing';
import { User } from '../people/user.entity';
import { refusalOf } from '../throttle/block-refusal';
import { LoginThrottle } from '../throttle/login-throttle';
import { AccountEvents } from './account-events';

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
   * Wrong ones count as they do at the sign-in on this device.
   * @throws Refusal PIN_WRONG, PIN_LOCKED, PIN_NEEDS_CODE, TOO_MANY
   */
  async check(actor: Actor, pin: string, caller: Caller): Promise<void> {
    const counter = deviceCounter('user', actor.id, caller);
    await this.hashing.withSlot('known', async () => {
      const block = await this.throttle.recordAttempt(counter);
      if (block) throw refusalOf(block);
      const [user] = await this.database.query<Pick<User, 'user_password'>[]>(
        'SELECT user_password FROM user WHERE id = ?',
        [actor.id],
      );
      if (!(await this.hashing.matches(user?.user_password, pin))) throw refuse('PIN_WRONG');
      await this.throttle.clear(counter);
    });
  }

  /** Ends the sessions on all other devices. @throws Refusal as `check` */
  async change(actor: Actor, old: string, pin: string, caller: Caller): Promise<void> {
    await this.check(actor, old, caller);
    const user_password = await this.hashing.withSlot('known', () => this.hashing.hash(pin));
    await this.transactions.run(async () => {
      await this.database.update(User, actor.id, { user_password, user_pin_at: this.clock.now() });
      await this.sessions.revokeAll('user', actor.id, actor.session);
      await this.events.note(actor.id, 'pin', caller);
    });
  }
}
