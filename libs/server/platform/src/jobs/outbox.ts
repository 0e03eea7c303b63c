import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { traceOf } from '../logging/trace';
import { coalesced } from '../pubsub/coalesced';
import { PubSub } from '../pubsub/pubsub';
import type { Job } from './job';

export const OUTBOX_CHANNEL = 'wethi:outbox';
/** Says that rows which the queue knows as failed are to run again. */
export const AGAIN_CHANNEL = 'wethi:outbox-again';

interface OutboxOptions {
  /** Not before this moment, for retries planned by a rule. */
  dueAt?: Date;
  /** At most one row ever bears this key: a handler that runs again leaves its follow-up jobs only once. */
  dedupeKey?: string;
}

/** Where a business change leaves the jobs it causes, in its own transaction. */
@Injectable()
export class Outbox {
  private readonly wakeRelay: () => void;

  constructor(
    private readonly database: Database,
    pubsub: PubSub,
  ) {
    this.wakeRelay = coalesced(() => pubsub.publish(OUTBOX_CHANNEL, {}));
  }

  /** Call it in the transaction that makes the change; the relay wakes when that is committed. */
  async add<Payload>(
    { name }: Job<Payload>,
    payload: NoInfer<Payload>,
    { dueAt, dedupeKey }: OutboxOptions = {},
  ): Promise<void> {
    // A key that is there already leaves its row as it is.
    await this.database.write(
      `INSERT INTO outbox (name, payload, due_at, dedupe_key, request_id) VALUES (?) ON DUPLICATE KEY UPDATE id = id`,
      [[name, JSON.stringify(payload), dueAt ?? null, dedupeKey ?? null, traceOf()?.request ?? null]],
    );
    // Unheard it is no loss: the relay looks by itself within a second.
    if (!dueAt) await this.database.afterCommit(async () => this.wakeRelay());
  }
}
