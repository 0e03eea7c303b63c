import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DelayedError, UnrecoverableError, Worker, type Job } from 'bullmq';
import { DataSource, IsNull } from 'typeorm';
import { Config } from '../config/config';
import { BLOCKING, connectRedis } from '../live/redis';
import { GiveUp, TryLater } from './job-handler';
import { JobRegistry } from './job-registry';
import { OutboxRow } from './outbox.entity';
import { pauseAfter, PREFIX, QUEUE } from './relay';

const NOTE_TRIES = 40;
const NOTE_PAUSE_MS = 500;

/** Runs the handlers; the outbox row, not the queue, says whether a job is done. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(JobWorker.name);
  private worker?: Worker;

  constructor(
    private readonly config: Config,
    private readonly registry: JobRegistry,
    private readonly dataSource: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = new Worker(QUEUE, (job, token) => this.run(job as Job<{ outbox: string }>, token), {
      prefix: PREFIX,
      connection: connectRedis(this.config.REDIS_URL, BLOCKING),
      concurrency: 10,
      lockDuration: 10_000,
      stalledInterval: 5_000,
      maxStalledCount: 3,
      settings: { backoffStrategy: pauseAfter },
    });
    this.worker.on('failed', (job, error) => {
      // unnoted it is still found: the relay brings back what failed in the queue and is open in the outbox
      this.noteFailure(job as Job<{ outbox: string }> | undefined, error).catch((reason: unknown) =>
        this.logger.error(`failure of ${job?.id ?? 'a job'} not noted: ${String(reason)}`),
      );
    });
    this.worker.on('error', () => undefined); // the connection logs its own errors
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.close();
  }

  private async run(job: Job<{ outbox: string }>, token?: string): Promise<void> {
    const rows = this.dataSource.getRepository(OutboxRow);
    const row = await rows.findOneBy({ id: job.data.outbox, done_at: IsNull(), dead_at: IsNull() });
    if (!row) return;
    try {
      await this.registry.handle(row.name, JSON.parse(row.payload), { key: `ob-${row.id}` });
    } catch (error) {
      if (error instanceof TryLater) {
        await job.moveToDelayed(Date.now() + error.seconds * 1000, token);
        throw new DelayedError();
      }
      if (error instanceof GiveUp) throw new UnrecoverableError(error.message);
      throw error;
    }
    await this.noteDone(row.id);
  }

  /** The effect has happened: a database that is away for a moment must not make it happen again. */
  private async noteDone(id: string): Promise<void> {
    const done = { done_at: () => 'UTC_TIMESTAMP(3)', payload: '{}', last_error: null };
    for (let tried = 1; ; tried += 1) {
      try {
        await this.dataSource.getRepository(OutboxRow).update({ id }, done);
        return;
      } catch (error) {
        if (tried === NOTE_TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, NOTE_PAUSE_MS));
      }
    }
  }

  private async noteFailure(job: Job<{ outbox: string }> | undefined, error: Error): Promise<void> {
    if (!job) return;
    const dead = error instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1);
    this.logger.warn(`${job.name} ${job.id} failed (${job.attemptsMade}): ${error.message}`);
    await this.dataSource
      .getRepository(OutboxRow)
      .update(
        { id: job.data.outbox },
        { last_error: error.message.slice(0, 500), ...(dead && { dead_at: () => 'UTC_TIMESTAMP(3)' }) },
      );
  }
}
