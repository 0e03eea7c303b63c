import { Injectable } from '@nestjs/common';
import { Sessions, type Actor } from '@wethi/platform';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../devices/caller';
import { KnownDevices } from '../devices/known-devices';
import { SignInFailures, type Counter } from './sign-in-failures';

/** What follows once somebody proved who he is: the device is known, wrong tries are forgiven, a session opens. */
@Injectable()
export class SessionOpening {
  constructor(
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly failures: SignInFailures,
  ) {}

  /** @returns the session's token */
  async open(
    manager: EntityManager,
    kind: Actor['kind'],
    id: number,
    caller: Caller,
    counters: readonly Counter[],
  ): Promise<string> {
    await this.devices.remember(manager, kind, id, caller);
    await this.failures.forgive(manager, counters);
    return this.sessions.open(kind, id, manager);
  }
}
