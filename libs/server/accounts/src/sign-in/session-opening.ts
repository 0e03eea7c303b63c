import { Injectable } from '@nestjs/common';
import { Sessions, type Actor } from '@wethi/platform';
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
  async open(kind: Actor['kind'], id: number, caller: Caller, counters: readonly Counter[]): Promise<string> {
    await this.devices.remember(kind, id, caller);
    await this.failures.forgive(counters);
    return this.sessions.open(kind, id);
  }
}
