import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Live } from '../live/live';
import type { JobName, JobPayloads } from './jobs';
import { OutboxRow } from './outbox.entity';

export const OUTBOX_CHANNEL = 'wethi:outbox';

/** Where a business change leaves the jobs it causes, in its own transaction. */
@Injectable()
export class Outbox {
  constructor(private readonly live: Live) {}

  /**
   * @param manager of the transaction that makes the change
   * @param dueAt not before this moment, for retries planned by a rule
   */
  async add<Name extends JobName>(
    manager: EntityManager,
    name: Name,
    payload: JobPayloads[Name],
    dueAt?: Date,
  ): Promise<void> {
    await manager.insert(OutboxRow, { name, payload: JSON.stringify(payload), due_at: dueAt ?? null });
  }

  /** Wakes the relay after the commit; without it the relay looks by itself within a second. */
  async nudge(): Promise<void> {
    await this.live.publish(OUTBOX_CHANNEL, {});
  }
}
