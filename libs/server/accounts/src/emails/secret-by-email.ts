import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_RESEND_SECONDS, CODE_SECONDS } from '@wethi/contract';
import { Clock, Database, RateLimits, refuse, Sessions } from '@wethi/platform';
import { IsNull, Not } from 'typeorm';
import { AccountEvents } from '../account/account-events';
import type { Caller } from '../devices/caller';
import { deviceCounter, KnownDevices } from '../devices/known-devices';
import { ChosenPasswords } from '../people/chosen-passwords';
import { lookUpLimit } from '../people/look-up-limit';
import { Personnel } from '../people/personnel.entity';
import { SecretHashing } from '../people/secret-hashing';
import { User } from '../people/user.entity';
import { LoginThrottle } from '../throttle/login-throttle';
import { newCode } from '../verification/code-text';
import { passwordLetter, pinLetter } from './code-letters';
import type { SentLetter } from './email.dto';
import { EmailCodes } from './email-codes';
import { isSameAddress } from './same-address';

/** Letters and digits that nobody takes for another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** A password opens the back office to whoever has it, so its code is no PIN: 60 bits. */
const PASSWORD_CODE_LENGTH = 12;
const SENT: SentLetter = { expires_in: CODE_SECONDS, resend_in: CODE_RESEND_SECONDS };

/** A new PIN, or a new password of personnel, for whoever reads the account's own mailbox (product.md §7, E-mail). */
@Injectable()
export class SecretByEmail {
  constructor(
    private readonly database: Database,
    private readonly codes: EmailCodes,
    private readonly limits: RateLimits,
    private readonly hashing: SecretHashing,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly throttle: LoginThrottle,
    private readonly events: AccountEvents,
    private readonly chosen: ChosenPasswords,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal EMAIL_UNKNOWN, CODE_TOO_SOON, CODE_TOO_MANY, TOO_MANY */
  async askForPin(email: string, caller: Caller): Promise<SentLetter> {
    const { id, user_tel, user_email } = await this.customer(email, caller);
    const code = newCode();
    const letter = (until: Date) => pinLetter(code, user_tel, until);
    await this.codes.send({ purpose: 'pin', subject_id: id, email: user_email }, code, letter, caller);
    return SENT;
  }

  /** Ends all sessions. @throws Refusal EMAIL_UNKNOWN, CODE_WRONG, CODE_LOCKED, TOO_MANY */
  async setPin(email: string, code: string, pin: string, caller: Caller): Promise<void> {
    const { id, user_tel, user_email } = await this.customer(email, caller);
    const user_password = await this.hashing.withSlot('strangers', () => this.hashing.hash(pin));
    await this.codes.redeem({ purpose: 'pin', subject_id: id, email: user_email }, code, caller, async () => {
      await this.database.manager.update(User, { id }, { user_password, user_pin_at: this.clock.now() });
      await this.sessions.revokeAll('user', id);
      await this.events.note(id, 'pin', caller);
      await this.devices.remember('user', id, caller);
      await this.throttle.clear({ scope: 'phone', name: user_tel }, deviceCounter('user', id, caller));
    });
  }

  /** @throws Refusal EMAIL_UNKNOWN, CODE_TOO_SOON, CODE_TOO_MANY, TOO_MANY */
  async askForPassword(email: string, caller: Caller): Promise<SentLetter> {
    const { id, username, email: own } = await this.colleague(email, caller);
    const code = Array.from({ length: PASSWORD_CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    const letter = (until: Date) => passwordLetter(code, username, until);
    await this.codes.send({ purpose: 'password', subject_id: id, email: own }, code, letter, caller);
    return SENT;
  }

  /** Ends all sessions. @throws Refusal EMAIL_UNKNOWN, CODE_WRONG, CODE_LOCKED, TOO_MANY */
  async setPassword(email: string, code: string, password: string, caller: Caller): Promise<void> {
    const person = await this.colleague(email, caller);
    const { id, email: own } = person;
    const hash = await this.hashing.withSlot('strangers', () => this.hashing.hash(password));
    await this.codes.redeem(
      { purpose: 'password', subject_id: id, email: own },
      code.toUpperCase(),
      caller,
      async () => {
        await this.database.manager.update(Personnel, { id }, { password: hash });
        await this.sessions.revokeAll('personnel', id);
        await this.chosen.settle(person, caller);
      },
    );
  }

  /** By an address that they confirmed, as they wrote it: that is where the code goes. */
  private async customer(user_email: string, caller: Caller): Promise<User & { user_email: string }> {
    await this.limits.consume(lookUpLimit, caller.address);
    const user = await this.database.manager.findOneBy(User, { user_email, user_email_at: Not(IsNull()) });
    if (!user || !isSameAddress(user.user_email, user_email)) throw refuse('EMAIL_UNKNOWN');
    return { ...user, user_email: user.user_email };
  }

  /** Two who share a mailbox have none of their own. */
  private async colleague(email: string, caller: Caller): Promise<Personnel & { email: string }> {
    await this.limits.consume(lookUpLimit, caller.address);
    const [person, other] = await this.database.manager.findBy(Personnel, { email, status_by: 'N' });
    if (!person || other || !isSameAddress(person.email, email)) throw refuse('EMAIL_UNKNOWN');
    return { ...person, email: person.email };
  }
}
