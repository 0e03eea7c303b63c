import { Injectable } from '@nestjs/common';
import { AuditLog } from '@wethi/platform';
import type { Caller } from '../devices/caller';
import { deviceCounter, KnownDevices } from '../devices/known-devices';
import { LoginThrottle } from '../throttle/login-throttle';
import { Personnel } from './personnel.entity';

/** Passwords that personnel choose themselves, having proven who they are by what came to their phone or mailbox. */
@Injectable()
export class ChosenPasswords {
  constructor(
    private readonly audit: AuditLog,
    private readonly devices: KnownDevices,
    private readonly throttle: LoginThrottle,
  ) {}

  /** Notes it, and lets them in where they are: wrong tries of the old password, by whomever, keep nobody waiting any more. */
  async settle({ id, username }: Pick<Personnel, 'id' | 'username'>, caller: Caller): Promise<void> {
    await this.audit.record({ kind: 'personnel', id }, 'set-password', Personnel, id, undefined, undefined);
    await this.devices.remember('personnel', id, caller);
    const byName = { scope: 'username', name: username.toLowerCase() } as const;
    await this.throttle.clear(byName, deviceCounter('personnel', id, caller));
  }
}
