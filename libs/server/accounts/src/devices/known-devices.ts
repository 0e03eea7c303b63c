import { Injectable } from '@nestjs/common';
import { type Actor, Clock, Database } from '@wethi/platform';
import type { Caller } from './caller';
import { KnownDevice } from './known-device.entity';
import type { Counter } from '../throttle/login-throttle';

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

  /** The caller proved to be this person. */
  async remember(kind: Actor['kind'], subjectId: number, { device }: Caller): Promise<void> {
    const row = { kind, subject_id: subjectId, device_hash: device, seen_at: this.clock.now() };
    await this.database.manager.upsert(KnownDevice, row, ['kind', 'subject_id', 'device_hash']);
  }
}

/** The counter of a known device's own. */
export function deviceCounter(kind: Actor['kind'], subjectId: number, { device }: Caller): Counter {
  return { scope: kind === 'user' ? 'device' : 'office-device', name: `${subjectId}:${device}` };
}
