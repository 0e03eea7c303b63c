import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { Config } from '../config/config';
import { PubSub } from '../pubsub/pubsub';
import { connectRedis } from '../pubsub/redis';
import { OUTBOX_CHANNEL } from './outbox';
import { OutboxRow } from './outbox.entity';

export const QUEUE = 'jobs';
/** One hash tag, so that all keys of the queue live on one node of a Redis Cluster. */
export const PREFIX = '{wethi}';
const LOOK_MS = 1_000;
const RECONCILE_MS = 10_000;
/** A row handed over this long ago and still open is looked up in the queue: Redis may have lost it. */
const LOST_AFTER_S = 20;
const BATCH = 200;
/** With the pauses of `pauseAfter` some four hours, so that a provider's bad evening costs no message. */
const ATTEMPTS = 25;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** Moves outbox rows into BullMQ; a row that the queue lost or failed is moved again (facts/reliability.md §2.2). */
@Injectable()
export class Relay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private readonly queue: Queue;
  private timers: NodeJS.Timeout[] = [];
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    config: Config,
    private readonly pubsub: PubSub,
    private readonly dataSource: DataSource,
  ) {
    this.queue = new Queue(QUEUE, {
      prefix: PREFIX,
      connection: connectRedis(config.REDIS_URL, { maxRetriesPerRequest: 1 }),
    });
    this.queue.on('error', () => undefined); // the connection logs its own errors
  }

  onApplicationBootstrap(): void {
    this.pubsub.listen(OUTBOX_CHANNEL, () => this.soon(() => this.moveNew()));
    this.timers.push(setInterval(() => this.soon(() => this.moveNew()), LOOK_MS));
    this.timers.push(setInterval(() => this.soon(() => this.reconcile()), RECONCILE_MS));
    this.soon(() => this.reconcile());
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.timers.forEach(clearInterval);
    await this.running;
    await this.queue.close();
  }

  /** One pass at a time; a failed pass is tried again by the next tick. */
  private soon(pass: () => Promise<void>): void {
    this.running = this.running
      .then(() => (this.stopped ? undefined : pass()))
      .catch((error: unknown) => this.logger.warn(String(error)));
  }

  private async moveNew(): Promise<void> {
    const rows = await this.openRows('row.enqueued_at IS NULL');
    if (rows.length > 0) await this.enqueue(rows);
  }

  /** Hands over again what was handed over long ago and is still open. */
  async reconcile(): Promise<void> {
    const rows = await this.openRows(`row.enqueued_at < UTC_TIMESTAMP(3) - INTERVAL ${LOST_AFTER_S} SECOND`);
    for (const row of rows) {
      const job = await this.queue.getJob(jobId(row.id));
      if (!job) await this.enqueue([row]);
      else if (await job.isFailed()) await job.retry();
    }
  }

  private openRows(condition: string): Promise<OutboxRow[]> {
    return this.dataSource
      .getRepository(OutboxRow)
      .createQueryBuilder('row')
      .where('row.done_at IS NULL AND row.dead_at IS NULL')
      .andWhere(condition)
      .andWhere('(row.due_at IS NULL OR row.due_at <= UTC_TIMESTAMP(3))')
      .orderBy('row.id')
      .take(BATCH)
      .getMany();
  }

  private async enqueue(rows: OutboxRow[]): Promise<void> {
    await this.queue.addBulk(
      rows.map((row) => ({
        name: row.name,
        data: { outbox: row.id },
        opts: {
          jobId: jobId(row.id),
          attempts: ATTEMPTS,
          backoff: { type: 'longer-each-time' },
          removeOnComplete: { age: 3_600, count: 1_000 },
          removeOnFail: { age: 86_400 },
        },
      })),
    );
    await this.dataSource.getRepository(OutboxRow).update(
      rows.map(({ id }) => id),
      { enqueued_at: () => 'UTC_TIMESTAMP(3)' },
    );
  }
}

function jobId(outboxId: string): string {
  return `ob-${outboxId}`;
}

/** Milliseconds until the next try: 1 s, doubled each time, at most a quarter of an hour; spread, so that no crowd returns. */
export function pauseAfter(attemptsMade: number): number {
  const pause = Math.min(1_000 * 2 ** (attemptsMade - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (0.7 + Math.random() * 0.3));
}
