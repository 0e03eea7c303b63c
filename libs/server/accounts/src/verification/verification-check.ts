import { Injectable } from '@nestjs/common';
import { Clock, Config, Database, hostOf, refuse, Transactions } from '@wethi/platform';
import { CODE_TRIES } from '@wethi/contract';
import { IsNull, LessThan, MoreThan } from 'typeorm';
import type { Caller } from '../devices/caller';
import { KnownDevices } from '../devices/known-devices';
import { SignInFailures, type Counter } from '../sign-in/sign-in-failures';
import { Tickets } from './tickets';
import { User } from '../people/user.entity';
import { VerificationCode } from './verification-code.entity';
import { codeHash } from './verification-sending';
import type { VerifyCodeInput } from './verification.dto';

/** Judges the code that somebody types: five minutes, five tries, one use (decisions.md §4). */
@Injectable()
export class VerificationCheck {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly failures: SignInFailures,
    private readonly devices: KnownDevices,
    private readonly tickets: Tickets,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the ticket for userRegister, userUpdatePassword or login
   * @throws Refusal CODE_WRONG, also for a code that is old, used or never sent; CODE_LOCKED after too many wrong ones
   */
  async verify(input: VerifyCodeInput, caller: Caller): Promise<string> {
    const counters = await this.countersOf(input.telNumber, caller);
    const obstacles = await this.failures.countTry(counters);
    if (obstacles.length > 0)
      throw refuse('CODE_LOCKED', { retryAfter: Math.max(...obstacles.map(({ wait }) => wait)) });
    const ticket = await this.transactions.run(async () => {
      if (!(await this.isRight(input))) return undefined;
      await this.failures.forgive(counters);
      return this.tickets.issue(input.telNumber, input.purpose);
    });
    if (!ticket) throw refuse('CODE_WRONG');
    return ticket;
  }

  /** A device that signed in before has its own counter, so that a stranger's tries do not stop the owner. */
  private async countersOf(tel: string, caller: Caller): Promise<Counter[]> {
    const user = await this.database.manager.findOne(User, { where: { user_tel: tel }, select: { id: true } });
    if (user && (await this.devices.knows('user', user.id, caller)))
      return [{ scope: 'code', name: `${tel}:${caller.device}` }];
    return [
      { scope: 'code', name: tel },
      { scope: 'code-address', name: hostOf(caller.address) },
    ];
  }

  /** The first statement takes a try and the row's lock, so that of many at once only one can be the first right one. */
  private async isRight({ telNumber: tel, purpose, pin }: VerifyCodeInput): Promise<boolean> {
    const now = this.clock.now();
    const open = { tel, purpose, used_at: IsNull(), expires_at: MoreThan(now) };
    const tried = await this.database.manager.update(
      VerificationCode,
      { ...open, tries: LessThan(CODE_TRIES) },
      { tries: () => 'tries + 1' },
    );
    if (tried.affected !== 1) return false;
    const code_hash = codeHash(this.config.PIN_PEPPER, tel, purpose, pin);
    const used = await this.database.manager.update(VerificationCode, { ...open, code_hash }, { used_at: now });
    return used.affected === 1;
  }
}
