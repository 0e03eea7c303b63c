import { Injectable } from '@nestjs/common';
import { Clock, Database, isDuplicate, Outbox, refuse, Transactions } from '@wethi/platform';
import type { Caller } from '../devices/caller';
import { SecretHashing } from '../people/secret-hashing';
import { announceRegistration } from './announce-registration';
import { SessionOpening } from './session-opening';
import type { RegisterInput, SignedInAs } from './sign-in.dto';
import { Tickets } from '../verification/tickets';
import { ownUser, User, type OwnUser } from '../people/user.entity';

/** Makes the account of somebody who proved their phone, and signs them in. */
@Injectable()
export class Registration {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly tickets: Tickets,
    private readonly hashing: SecretHashing,
    private readonly opening: SessionOpening,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal TICKET_INVALID, PHONE_TAKEN, TOO_MANY */
  async register(input: RegisterInput, caller: Caller): Promise<SignedInAs<OwnUser>> {
    const { user_tel, ticket } = input;
    await this.tickets.check(ticket, user_tel, 'register');
    const pinHash = await this.hashing.withSlot('known', () => this.hashing.hash(input.user_password));
    return this.transactions.run(async () => {
      await this.tickets.redeem(ticket, user_tel, 'register');
      const id = await this.insert(input, pinHash);
      const token = await this.opening.open('user', id, caller, { scope: 'phone', name: user_tel });
      await this.outbox.add(announceRegistration, { user_id: id });
      return { token, person: ownUser(await this.database.manager.findOneByOrFail(User, { id })) };
    });
  }

  private async insert(input: RegisterInput, pinHash: string): Promise<number> {
    const { user_tel, consent_version } = input;
    const user = this.database.manager.create(User, {
      user_tel,
      user_password: pinHash,
      consent_version,
      consent_at: this.clock.now(),
      user_pin_at: this.clock.now(),
    });
    try {
      await this.database.manager.insert(User, user);
    } catch (error) {
      throw isDuplicate(error) ? refuse('PHONE_TAKEN') : error;
    }
    return user.id;
  }
}
