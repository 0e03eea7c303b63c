import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import {
  chainAuditLog,
  Clock,
  completePictures,
  deleteExpiredRows,
  deleteOrphanFiles,
  Outbox,
  verifyAuditLog,
  type Job,
} from '@wethi/platform';

const BANGKOK = { timeZone: 'Asia/Bangkok' };

/** THE table of repeated work: second, minute, hour, day of the month, month, day of the week in Bangkok. */
@Injectable()
export class Schedule {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Cron('0 7 * * * *', BANGKOK)
  async deleteExpiredRows(): Promise<void> {
    await this.enqueue(deleteExpiredRows);
  }

  @Cron('0 20 4 * * *', BANGKOK)
  async deleteOrphanFiles(): Promise<void> {
    await this.enqueue(deleteOrphanFiles);
  }

  @Cron('0 50 4 * * *', BANGKOK)
  async completePictures(): Promise<void> {
    await this.enqueue(completePictures);
  }

  @Cron('20 */5 * * * *', BANGKOK)
  async chainAuditLog(): Promise<void> {
    await this.enqueue(chainAuditLog);
  }

  @Cron('0 40 3 * * *', BANGKOK)
  async verifyAuditLog(): Promise<void> {
    await this.enqueue(verifyAuditLog);
  }

  /** Every worker ticks; the key is made of the minute, so only the first of them leaves the job. */
  private async enqueue(job: Job<object>): Promise<void> {
    const minute = Math.round(this.clock.now().getTime() / 60_000);
    const dedupeKey = `${job.name}:${minute}`;
    await this.outbox.add(job, {}, { dedupeKey });
  }
}
