import { Injectable } from '@nestjs/common';
import { Sessions, type Actor } from '@wethi/platform';
import { AccountEvents } from '../account/account-events';
import type { Caller } from '../devices/caller';
import { KnownDevices } from '../devices/known-devices';
import { LoginThrottle, type Counter } from '../throttle/login-throttle';

/** What follows once somebody proved who they are: the device is known, wrong attempts are forgiven, a session opens. */
@Injectable()
export class SessionOpening {
  constructor(
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
    private readonly throttle: LoginThrottle,
    private readonly events: AccountEvents,
  ) {}

  /**
   * @param seenAt when they last signed in on this device, if that is known already
   * @param proven by a second factor, too
   * @returns the session's token
   */
  async open(
    kind: Actor['kind'],
    id: number,
    caller: Caller,
    counter: Counter,
    { seenAt, proven }: { seenAt?: Date | null; proven?: boolean } = {},
  ): Promise<string> {
    await this.devices.remember(kind, id, caller, seenAt);
    await this.throttle.clear(counter);
    if (kind === 'user') await this.events.note(id, seenAt ? 'sign-in' : 'new-device', caller);
    return this.sessions.open(kind, id, { proven, device: caller.deviceName });
  }
}
