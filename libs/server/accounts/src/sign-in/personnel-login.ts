import { Injectable } from '@nestjs/common';
import { Database, refuse, Transactions } from '@wethi/platform';
import type { Caller } from '../devices/caller';
import { deviceCounter, KnownDevices } from '../devices/known-devices';
import { BACK_OFFICE, ownPersonnel, Personnel, type OwnPersonnel } from '../people/personnel.entity';
import { SecretHashing } from '../people/secret-hashing';
import { SecondFactor } from '../second-factor/second-factor';
import { SessionOpening } from './session-opening';
import { LoginThrottle, type Counter } from '../throttle/login-throttle';
import { SharedOrigins } from './shared-origins';
import type { PersonnelLoginInput, SignedInAs } from './sign-in.dto';

/** Signs personnel in by username and password. */
@Injectable()
export class PersonnelLogin {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly hashing: SecretHashing,
    private readonly devices: KnownDevices,
    private readonly throttle: LoginThrottle,
    private readonly origins: SharedOrigins,
    private readonly factor: SecondFactor,
    private readonly opening: SessionOpening,
  ) {}

  /**
   * Whoever set up a second factor shows it here, unless their device is remembered.
   * @throws Refusal TOTP_NEEDED, TOTP_WRONG, TOTP_LOCKED, LOGIN_FAILED, LOGIN_LOCKED, USER_BLOCKED, NOT_ALLOWED for another position, TOO_MANY
   */
  async login(input: PersonnelLoginInput, caller: Caller): Promise<SignedInAs<OwnPersonnel>> {
    const username = input.username.trim().toLowerCase();
    const select = { id: true, username: true, password: true };
    const found = await this.database.manager.findOne(Personnel, { where: { username }, select });
    // the database holds 'ówner' and 'owner' equal; each spelling must not get a counter of its own
    const person = found?.username.toLowerCase() === username ? found : null;
    // asked for nobody as well, so that timing tells nothing
    const known = await this.devices.knows('personnel', person?.id ?? 0, caller);
    const counter: Counter =
      person && known ? deviceCounter('personnel', person.id, caller) : { scope: 'username', name: username };
    const right = await this.hashing.withSlot(known ? 'known' : 'strangers', async () => {
      const block = await this.throttle.recordAttempt(counter);
      if (block) throw refuse('LOGIN_LOCKED', { retryAfter: block.wait, data: { retry_in: block.wait } });
      return this.hashing.matches(person?.password, input.password);
    });
    if (person && right) {
      const proven = await this.prove(person.id, input, caller, counter);
      const opened = await this.open(person, caller, counter, proven);
      if (proven && input.remember) await this.factor.remember(person.id, caller);
      return opened;
    }
    if (!known) await this.origins.recordFailure(caller);
    throw refuse('LOGIN_FAILED');
  }

  /** @returns whether a code was shown */
  private async prove(id: number, input: PersonnelLoginInput, caller: Caller, counter: Counter): Promise<boolean> {
    if (!(await this.factor.isSet(id))) return false;
    // The password was right: what is wrong from here on is counted by the second factor.
    await this.throttle.clear(counter);
    if (input.totp || input.recovery) {
      await this.factor.prove(id, input);
      return true;
    }
    if (await this.factor.isRemembered(id, caller)) return false;
    throw refuse('TOTP_NEEDED', { data: { recovery_left: await this.factor.recoveryLeft(id) } });
  }

  /** The row is locked, so that a new password or a shut account either ends this session or stops it. */
  private open(
    judged: Personnel,
    caller: Caller,
    counter: Counter,
    proven: boolean,
  ): Promise<SignedInAs<OwnPersonnel>> {
    const { id, password } = judged;
    return this.transactions.run(async () => {
      const where = { id, password: password ?? '' };
      const row = await this.database.manager.findOne(Personnel, { where, lock: { mode: 'pessimistic_write' } });
      if (!row) throw refuse('LOGIN_FAILED');
      if (row.status_by === 'Y') throw refuse('USER_BLOCKED');
      if (row.personnel_position !== BACK_OFFICE) throw refuse('NOT_ALLOWED');
      return {
        token: await this.opening.open('personnel', id, caller, counter, { proven }),
        person: ownPersonnel(row),
      };
    });
  }
}
