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
  async reset({ user_tel, user_password, ticket, consent_version }: NewPinInput, caller: Caller): Promise<void> {
    await this.tickets.check(ticket, user_tel, 'forgot');
    const pinHash = await this.hashing.withSlot('known', () => this.hashing.hash(user_password));
    await this.transactions.run(async () => {
      await this.tickets.redeem(ticket, user_tel, 'forgot');
      const { id, ...user } = await this.database.manager.findOneOrFail(User, {
        where: { user_tel },
        select: { id: true, consent_version: true },
        lock: { mode: 'pessimistic_write' },
      });
      const now = this.clock.now();
      const consent = consent_version && !user.consent_version && { consent_version, consent_at: now };
      await this.database.manager.update(User, { id }, { user_password: pinHash, user_pin_at: now, ...consent });
      await this.sessions.revokeAll('user', id);
      await this.events.note(id, 'pin', caller);
      await this.devices.remember('user', id, caller);
      await this.throttle.clear({ scope: 'phone', name: user_tel }, deviceCounter('user', id, caller));
    });
  }
}
