import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@wethi/format';
import { type Actor, Clock, Database } from '@wethi/platform';
import type { Caller } from './caller';
import { KnownDevice } from './known-device.entity';
import type { Counter } from '../throttle/login-throttle';

const REMEMBER = `INSERT INTO known_device (kind, subject_id, device_hash, seen_at) VALUES (?, ?, ?, ?)
  ON DUPLICATE KEY UPDATE seen_at = VALUE(seen_at)`;

/** Which devices somebody signed in on. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  knows(kind: Actor['kind'], subjectId: number, { device }: Caller): Promise<boolean> {
    return this.database.manager.existsBy(KnownDevice, { kind, subject_id: subjectId, device_hash: device });
  }

  /**
   * The caller proved to be this person.
   * @param seenAt when they last did so on this device, if that is known already: once a day is often enough to write
   */
  async remember(kind: Actor['kind'], subjectId: number, { device }: Caller, seenAt?: Date | null): Promise<void> {
    const now = this.clock.now();
    if (seenAt && now.getTime() - seenAt.getTime() < DAY_MS) return;
    await this.database.query(REMEMBER, [kind, subjectId, device, now]);
  }
}

/** What a try of a PIN counts against. @param knownId of the customer, where they signed in on this device before */
export function pinCounter(knownId: number | undefined, tel: string, caller: Caller): Counter {
  return knownId === undefined ? { scope: 'phone', name: tel } : deviceCounter('user', knownId, caller);
}

/** The counter of a known device's own. */
export function deviceCounter(kind: Actor['kind'], subjectId: number, { device }: Caller): Counter {
  return { scope: kind === 'user' ? 'device' : 'office-device', name: `${subjectId}:${device}` };
}
