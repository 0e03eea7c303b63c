import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DelayedError, UnrecoverableError, Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import { Config } from '../config/config';
import { withinTrace } from '../logging/trace';
import { BLOCKING, connectRedis } from '../pubsub/redis';
import { definedJobs, LANES, type Lane } from './job';
import { GiveUp, TryLater } from './job-handler';
import { JobRegistry } from './job-registry';
import { OutboxRows, type ClaimedRow } from './outbox-rows';
import { pauseAfter, PREFIX } from './relay';

const NOTE_PAUSE_MS = 500;
/** What the queue says of a job whose worker died with it more than `maxStalledCount` times. */
const STALLED = 'job stalled more than allowable limit';
/** Whose workers died so often is the cause of it, and not one that ran beside the cause, or for hours over many restarts. */
const MOST_STALLS = 20;

type QueuedJob = Job<{ outbox: string }>;

/**
 * Runs the handlers, a worker for each lane; the outbox row, not the queue, says whether a job is done and whether it
 * is running: a Redis that came back without its last second, or late, hands over again what still runs.
 */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(JobWorker.name);
  private readonly redis: Redis;
  private workers: Worker[] = [];
  private stopping = false;

  constructor(
    config: Config,
    private readonly registry: JobRegistry,
    private readonly rows: OutboxRows,
  ) {
    this.redis = connectRedis(config.REDIS_URL, BLOCKING);
  }

  onApplicationBootstrap(): void {
    this.workers = (Object.keys(LANES) as Lane[]).map((lane) => this.workerOf(lane));
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.workers.map((worker) => worker.close()));
    this.redis.disconnect();
  }

  private workerOf(lane: Lane): Worker {
    const worker = new Worker(lane, (job, token) => this.run(job as QueuedJob, token), {
      prefix: PREFIX,
      connection: this.redis,
      concurrency: LANES[lane].concurrency,
      lockDuration: 10_000,
      stalledInterval: 5_000,
      maxStalledCount: 3,
      settings: { backoffStrategy: pauseAfter },
    });
    worker.on('failed', (job, error) => {
      // unnoted it is still found: the relay brings back what failed in the queue and is open in the outbox
      this.noteFailure(job as QueuedJob | undefined, error).catch((reason: unknown) =>
        this.logger.error(`failure of ${job?.id ?? 'a job'} not noted: ${String(reason)}`),
      );
    });
    worker.on('error', () => undefined); // the connection logs its own errors
    return worker;
  }

  private async run(job: QueuedJob, token?: string): Promise<void> {
    try {
      const row = await this.rows.claim(job.data.outbox);
      if (row) await withinTrace({ request: row.request_id, job: row.name }, () => this.handle(row));
    } catch (error) {
      if (error instanceof TryLater) {
        await job.moveToDelayed(Date.now() + error.seconds * 1000, token);
        throw new DelayedError();
      }
      if (error instanceof GiveUp) throw new UnrecoverableError(error.message);
      throw error;
    }
  }

  /** Keeps the claim until the result is noted, however long that takes. */
  private async handle({ id, name, payload }: ClaimedRow): Promise<void> {
    const renewal = setInterval(() => void this.renew(id), this.rows.leaseMs / 3);
    try {
      await this.registry
        .handle(name, JSON.parse(payload), `ob-${id}`)
        .catch((error: unknown) => this.release(id, error));
      await this.insist(() => this.rows.finish(id));
    } finally {
      clearInterval(renewal);
    }
  }

  /** @throws error, once the row is free for the next try */
  private async release(id: string, error: unknown): Promise<never> {
    const seconds = error instanceof TryLater ? error.seconds : undefined;
    await this.insist(() => this.rows.release(id, seconds));
    throw error;
  }

  private async renew(id: string): Promise<void> {
    await this.rows.renew(id).catch((error: unknown) => this.logger.warn(`claim ${id} not renewed: ${String(error)}`));
  }

  /** The effect may have happened: a database that is away for a while is waited for, so that it does not happen again. */
  private async insist(note: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await note();
      } catch (error) {
        if (this.stopping) throw error;
        await new Promise((resolve) => setTimeout(resolve, NOTE_PAUSE_MS));
      }
    }
  }

  private async noteFailure(job: QueuedJob | undefined, error: Error): Promise<void> {
    if (!job) return;
    // Open, it is brought back by the relay: each time that it stalls from now on.
    const isUnlucky = error.message === STALLED && job.stalledCounter <= MOST_STALLS;
    const isOver = error instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1);
    const request = await this.rows.requestOf(job.data.outbox).catch(() => null);
    withinTrace({ request, job: job.name }, () =>
      this.logger.warn(`${job.name} ${job.id} failed (${job.attemptsMade}): ${error.message}`),
    );
    if (isOver && !isUnlucky) await this.rows.bury(job.data.outbox, error.message, definedJobs().get(job.name));
    else await this.rows.noteFailure(job.data.outbox, error.message);
  }
}
