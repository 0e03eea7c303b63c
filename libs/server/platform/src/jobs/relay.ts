import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { Config } from '../config/config';
import { PubSub } from '../pubsub/pubsub';
import { connectRedis } from '../pubsub/redis';
import { coalesce } from './coalesce';
import { definedJobs, type Job, type Lane } from './job';
import { AGAIN_CHANNEL, OUTBOX_CHANNEL } from './outbox';
import { BATCH, OutboxRows, type QueuedRow } from './outbox-rows';

/** One hash tag, so that all keys of the queues live on one node of a Redis Cluster. */
export const PREFIX = '{wethi}';
const LOOK_MS = 1_000;
const RECONCILE_MS = 10_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/**
 * Moves outbox rows into the queues of their lanes; a row that a queue lost or failed is moved again
 * (facts/reliability.md §2.2). It looks by timers of its own, since it must find what the queues have lost.
 */
@Injectable()
export class Relay implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private readonly redis: Redis;
  private readonly queues = new Map<Lane, Queue>();
  private timers: NodeJS.Timeout[] = [];
  private stopped = false;
  private readonly moveNew = coalesce(() => this.attempt(() => this.moveAllNew()));
  /** Hands over again what was handed over a while ago and is still open. */
  readonly reconcile = coalesce(() => this.attempt(() => this.moveAllOld()));

  constructor(
    config: Config,
    private readonly pubsub: PubSub,
    private readonly rows: OutboxRows,
  ) {
    this.redis = connectRedis(config.REDIS_URL, {
      commandTimeout: config.REDIS_TIMEOUT_MS,
      enableAutoPipelining: true,
    });
  }

  onApplicationBootstrap(): void {
    this.pubsub.listen(OUTBOX_CHANNEL, () => void this.moveNew());
    this.pubsub.listen(AGAIN_CHANNEL, () => void this.reconcile());
    this.timers.push(setInterval(() => void this.moveNew(), LOOK_MS));
    this.timers.push(setInterval(() => void this.reconcile(), RECONCILE_MS));
    void this.reconcile();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.timers.forEach(clearInterval);
    await Promise.all([this.moveNew(), this.reconcile()]);
    for (const queue of this.queues.values()) await queue.close();
    this.redis.disconnect();
  }

  /** A failed pass is tried again by the next tick. */
  private async attempt(pass: () => Promise<void>): Promise<void> {
    if (!this.stopped) await pass().catch((error: unknown) => this.logger.warn(String(error)));
  }

  /** One batch of each lane in turn, so that a lane never waits for the backlog of another. */
  private async moveAllNew(): Promise<void> {
    for (let more = true; more && !this.stopped;) {
      more = false;
      for (const [lane, names] of byLane(await this.rows.namesWaiting(), (name) => name)) {
        const rows = await this.rows.take('new', names);
        await this.enqueue(lane, rows);
        more ||= rows.length === BATCH;
      }
    }
  }

  private async moveAllOld(): Promise<void> {
    for (let moved = BATCH; moved === BATCH && !this.stopped;) {
      const rows = await this.rows.take('old', [...definedJobs().keys()]);
      for (const [lane, ofLane] of byLane(rows, ({ name }) => name)) {
        await this.enqueue(lane, ofLane);
        await Promise.all(ofLane.map(({ id }) => this.retryIfEnded(lane, id)));
      }
      moved = rows.length;
    }
  }

  /** A job that the queue has already stays as it is. */
  private async enqueue(lane: Lane, rows: readonly QueuedRow[]): Promise<void> {
    try {
      await this.queueOf(lane).addBulk(rows.map(entryOf));
    } catch (error) {
      await this.rows.giveBack(rows);
      throw error;
    }
  }

  /** It may also stand as completed: a database that was put back from a copy gives ids a second time. */
  private async retryIfEnded(lane: Lane, id: string): Promise<void> {
    const job = await this.queueOf(lane).getJob(jobId(id));
    const state = await job?.getState();
    if (state === 'failed' || state === 'completed') await job?.retry(state, { resetAttemptsMade: true });
  }

  private queueOf(lane: Lane): Queue {
    let queue = this.queues.get(lane);
    if (!queue) {
      queue = new Queue(lane, { prefix: PREFIX, connection: this.redis });
      queue.on('error', () => undefined); // the connection logs its own errors
      this.queues.set(lane, queue);
    }
    return queue;
  }
}

/** A job that only a newer version knows is left to the workers of that version. */
function byLane<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<Lane, Item[]> {
  const known = items.filter((item) => definedJobs().has(nameOf(item)));
  return Map.groupBy(known, (item) => (definedJobs().get(nameOf(item)) as Job<unknown>).lane);
}

function entryOf({ id, name }: QueuedRow) {
  return {
    name,
    data: { outbox: id },
    opts: {
      jobId: jobId(id),
      attempts: definedJobs().get(name)?.attempts,
      backoff: { type: 'longer-each-time' },
      removeOnComplete: { age: 3_600, count: 1_000 },
      removeOnFail: { age: 86_400 },
    },
  };
}

function jobId(outboxId: string): string {
  return `ob-${outboxId}`;
}

/** Milliseconds until the next try: 1 s, doubled each time, at most a quarter of an hour; spread, so that no crowd returns. */
export function pauseAfter(attemptsMade: number): number {
  const pause = Math.min(1_000 * 2 ** (attemptsMade - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (0.7 + Math.random() * 0.3));
}
