import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DelayedError, UnrecoverableError, Worker, type Job } from 'bullmq';
import { DataSource, IsNull, type QueryDeepPartialEntity } from 'typeorm';
import { Config } from '../config/config';
import { BLOCKING, connectRedis } from '../pubsub/redis';
import { GiveUp, TryLater } from './job-handler';
import { JobRegistry } from './job-registry';
import { OutboxRow } from './outbox.entity';
import { pauseAfter, PREFIX, QUEUE } from './relay';

const NOTE_PAUSE_MS = 500;
/** Longer than any message takes; a job whose worker died begins again after it. */
const CLAIM_S = 30;
const ASK_AGAIN_S = 2;

/**
 * Runs the handlers; the outbox row, not the queue, says whether a job is done and whether it is running: a Redis that
 * came back without its last second, or late, hands over again what still runs.
 */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(JobWorker.name);
  private worker?: Worker;
  private stopping = false;

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
    this.stopping = true;
    await this.worker?.close();
  }

  private async run(job: Job<{ outbox: string }>, token?: string): Promise<void> {
    try {
      const row = await this.claim(job.data.outbox);
      if (row) await this.handle(row);
    } catch (error) {
      if (error instanceof TryLater) {
        await job.moveToDelayed(Date.now() + error.seconds * 1000, token);
        throw new DelayedError();
      }
      if (error instanceof GiveUp) throw new UnrecoverableError(error.message);
      throw error;
    }
  }

  /**
   * The row, claimed for this run; null when it is done or dead.
   * @throws TryLater while another run has it
   */
  private async claim(id: string): Promise<OutboxRow | null> {
    const rows = this.dataSource.getRepository(OutboxRow);
    const claim = rows.createQueryBuilder().update();
    claim.set({ claimed_until: () => `UTC_TIMESTAMP(3) + INTERVAL ${CLAIM_S} SECOND` });
    claim.where('id = :id AND done_at IS NULL AND dead_at IS NULL', { id });
    claim.andWhere('(claimed_until IS NULL OR claimed_until < UTC_TIMESTAMP(3))');
    const { affected } = await claim.execute();
    const row = await rows.findOneBy({ id, done_at: IsNull(), dead_at: IsNull() });
    if (row && affected !== 1) throw new TryLater(ASK_AGAIN_S);
    return row;
  }

  private async handle(row: OutboxRow): Promise<void> {
    try {
      await this.registry.handle(row.name, JSON.parse(row.payload), { key: `ob-${row.id}` });
    } catch (error) {
      await this.note(row.id, { claimed_until: null });
      throw error;
    }
    await this.note(row.id, { done_at: () => 'UTC_TIMESTAMP(3)', payload: '{}', last_error: null });
  }

  /** The effect may have happened: a database that is away for a while is waited for, so that it does not happen again. */
  private async note(id: string, columns: QueryDeepPartialEntity<OutboxRow>): Promise<void> {
    for (;;) {
      try {
        await this.dataSource.getRepository(OutboxRow).update({ id }, columns);
        return;
      } catch (error) {
        if (this.stopping) throw error;
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
