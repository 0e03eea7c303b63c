import { Injectable } from '@nestjs/common';
import { Clock, Database, Sessions, Transactions } from '@wethi/platform';
import { AccountEvents } from '../account/account-events';
import type { Caller } from '../devices/caller';
import { deviceCounter, KnownDevices } from '../devices/known-devices';
import { SecretHashing } from '../people/secret-hashing';
import { LoginThrottle } from '../throttle/login-throttle';
import type { NewPinInput } from './sign-in.dto';
import { Tickets } from '../verification/tickets';
import { User } from '../people/user.entity';

/** Sets a new PIN for somebody who proved their phone; whoever was signed in with the old one is not any more. */
@Injectable()
export class PinReset {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly tickets: Tickets,
    private readonly hashing: SecretHashing,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly throttle: LoginThrottle,
    private readonly events: AccountEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal TICKET_INVALID, TOO_MANY */
  async reset({ user_tel, user_password, ticket }: NewPinInput, caller: Caller): Promise<void> {
    await this.tickets.check(ticket, user_tel, 'forgot');
    const pinHash = await this.hashing.withSlot('known', () => this.hashing.hash(user_password));
    await this.transactions.run(async () => {
      await this.tickets.redeem(ticket, user_tel, 'forgot');
      const { id } = await this.database.manager.findOneOrFail(User, {
        where: { user_tel },
        select: { id: true },
        lock: { mode: 'pessimistic_write' },
      });
      await this.database.manager.update(User, { id }, { user_password: pinHash, user_pin_at: this.clock.now() });
      await this.sessions.revokeAll('user', id);
      await this.events.note(id, 'pin', caller);
      await this.devices.remember('user', id, caller);
      await this.throttle.clear({ scope: 'phone', name: user_tel }, deviceCounter('user', id, caller));
    });
  }
}
