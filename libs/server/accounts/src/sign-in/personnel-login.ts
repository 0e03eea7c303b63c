import { Injectable } from '@nestjs/common';
import { Database, refuse, Transactions } from '@wethi/platform';
import { placesOf, type Caller } from '../devices/caller';
import { deviceCounter, KnownDevices } from '../devices/known-devices';
import { BACK_OFFICE, ownPersonnel, Personnel, type OwnPersonnel } from '../people/personnel.entity';
import { SecretHashing } from '../people/secret-hashing';
import { SessionOpening } from './session-opening';
import { SignInFailures, type Counter } from './sign-in-failures';
import type { PersonnelLoginInput, SignedInAs } from './sign-in.dto';

/** Signs personnel in by username and password. */
@Injectable()
export class PersonnelLogin {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly hashing: SecretHashing,
    private readonly devices: KnownDevices,
    private readonly failures: SignInFailures,
    private readonly opening: SessionOpening,
  ) {}

  /** @throws Refusal LOGIN_FAILED, LOGIN_LOCKED, USER_BLOCKED, NOT_ALLOWED for another position, TOO_MANY */
  login(input: PersonnelLoginInput, caller: Caller): Promise<SignedInAs<OwnPersonnel>> {
    return this.hashing.slot(() => this.judge(input, caller));
  }

  private async judge(input: PersonnelLoginInput, caller: Caller): Promise<SignedInAs<OwnPersonnel>> {
    const username = input.username.trim().toLowerCase();
    const select = { id: true, username: true, password: true };
    const found = await this.database.manager.findOne(Personnel, { where: { username }, select });
    // the database holds 'ówner' and 'owner' equal; each spelling must not get a counter of its own
    const person = found?.username.toLowerCase() === username ? found : null;
    const counters = await this.countersOf(person?.id, username, caller);
    const obstacles = await this.failures.countTry(counters);
    if (obstacles.length > 0) throw locked(Math.max(...obstacles.map(({ wait }) => wait)));
    const right = await this.hashing.matches(person?.password, input.password);
    if (!person || !right) throw refuse('LOGIN_FAILED');
    return this.open(person, caller, counters);
  }

  private async countersOf(id: number | undefined, username: string, caller: Caller): Promise<Counter[]> {
    if (id !== undefined && (await this.devices.knows('personnel', id, caller)))
      return [deviceCounter('personnel', id, caller)];
    return [{ scope: 'username', name: username }, ...placesOf(caller)];
  }

  /** The row is locked, so that a new password or a shut account either ends this session or stops it. */
  private open(judged: Personnel, caller: Caller, counters: readonly Counter[]): Promise<SignedInAs<OwnPersonnel>> {
    const { id, password } = judged;
    return this.transactions.run(async () => {
      const where = { id, password: password ?? '' };
      const row = await this.database.manager.findOne(Personnel, { where, lock: { mode: 'pessimistic_write' } });
      if (!row) throw refuse('LOGIN_FAILED');
      if (row.status_by === 'Y') throw refuse('USER_BLOCKED');
      if (row.personnel_position !== BACK_OFFICE) throw refuse('NOT_ALLOWED');
      return { token: await this.opening.open('personnel', id, caller, counters), person: ownPersonnel(row) };
    });
  }
}

function locked(wait: number) {
  return refuse('LOGIN_LOCKED', { retryAfter: wait, data: { retry_in: wait } });
}
