import { Injectable, Logger } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import { eraseDueAccounts } from '@wethi/accounts';
import { drawSharePictures, Publishing } from '@wethi/catalog';
import { CouponUses } from '@wethi/coupons';
import {
  deleteOldUploads,
  DeleteOrphanVideos,
  deleteOrphanVideos,
  EndViewings,
  Ingest,
  LiveChecks,
  mailAroundShows,
  measureRoom,
  Peaks,
  Reminders,
  RollUp,
  RoomLinks,
} from '@wethi/media';
import { freePhones, reportShows, TellOfSales } from '@wethi/notifications';
import { Admission, keepSales, reconcileMoney, WaitingListOffers } from '@wethi/orders';
import {
  chainAuditLog,
  Clock,
  completePictures,
  deleteExpiredRows,
  DeleteOrphanFiles,
  deleteOrphanFiles,
  Outbox,
  PubSub,
  verifyAuditLog,
  withLease,
  type Job,
} from '@wethi/platform';

const LEASE_MS = 30_000;
const BANGKOK = { timeZone: 'Asia/Bangkok' };

/** THE table of repeated work: second, minute, hour, day of the month, month, day of the week in Bangkok. */
@Injectable()
export class Schedule {
  private readonly logger = new Logger(Schedule.name);
  private readonly running = new Set<string>();

  constructor(
    private readonly outbox: Outbox,
    private readonly pubsub: PubSub,
    private readonly rollUp: RollUp,
    private readonly viewings: EndViewings,
    private readonly ingest: Ingest,
    private readonly peaks: Peaks,
    private readonly reminders: Reminders,
    private readonly sales: TellOfSales,
    private readonly liveChecks: LiveChecks,
    private readonly roomLinks: RoomLinks,
    private readonly couponUses: CouponUses,
    private readonly admission: Admission,
    private readonly waitingList: WaitingListOffers,
    private readonly publishing: Publishing,
    private readonly orphanFiles: DeleteOrphanFiles,
    private readonly orphanVideos: DeleteOrphanVideos,
    private readonly clock: Clock,
  ) {}

  @Interval(1_000)
  async admitWaiting(): Promise<void> {
    await this.alone('admit-waiting', () => this.admission.run());
  }

  @Interval(500)
  async publishShows(): Promise<void> {
    await this.alone('publish-shows', () => this.publishing.publishDue());
  }

  @Interval(2_000)
  async rollUpReports(): Promise<void> {
    await this.alone('roll-up-reports', () => this.rollUp.run());
  }

  @Interval(2_000)
  async settleLiveShows(): Promise<void> {
    await this.alone('settle-live-shows', () => this.ingest.settle());
  }

  @Interval(10_000)
  async endViewings(): Promise<void> {
    await this.alone('end-viewings', () => this.viewings.run());
  }

  @Interval(10_000)
  async notePeaks(): Promise<void> {
    await this.alone('note-peaks', () => this.peaks.note());
  }

  @Interval(30_000)
  async offerPlaces(): Promise<void> {
    await this.alone('offer-places', () => this.waitingList.offer());
  }

  @Interval(20_000)
  async remindOfShows(): Promise<void> {
    await this.alone('remind-of-shows', () => this.reminders.sendDue());
  }

  @Interval(20_000)
  async sendRoomLinks(): Promise<void> {
    await this.alone('send-room-links', () => this.roomLinks.sendDue());
  }

  @Interval(20_000)
  async tellOfSales(): Promise<void> {
    await this.alone('tell-of-sales', () => this.sales.tellDue());
  }

  @Interval(30_000)
  async releaseAbandonedCoupons(): Promise<void> {
    await this.alone('release-abandoned-coupons', () => this.couponUses.releaseAbandoned());
  }

  @Cron('0 7 * * * *', BANGKOK)
  async deleteExpiredRows(): Promise<void> {
    await this.enqueue(deleteExpiredRows);
  }

  @Cron('0 20 4 * * *', BANGKOK)
  async deleteOrphanFiles(): Promise<void> {
    await this.enqueue(deleteOrphanFiles);
  }

  @Cron('0 42 * * * *', BANGKOK)
  async measureRoom(): Promise<void> {
    await this.enqueue(measureRoom);
  }

  @Cron('0 35 4 * * *', BANGKOK)
  async deleteOldUploads(): Promise<void> {
    await this.enqueue(deleteOldUploads);
  }

  @Cron('0 5 5 * * *', BANGKOK)
  async deleteOrphanVideos(): Promise<void> {
    await this.enqueue(deleteOrphanVideos);
  }

  /** Each machine has copies of its own: every worker does it. */
  @Cron('0 45 5 * * *', BANGKOK)
  async deleteOrphanCopies(): Promise<void> {
    for (const orphans of [this.orphanFiles, this.orphanVideos])
      await orphans.sweepCopies().catch((error: unknown) => this.logger.warn(`delete-orphan-copies: ${String(error)}`));
  }

  @Cron('0 50 4 * * *', BANGKOK)
  async completePictures(): Promise<void> {
    await this.enqueue(completePictures);
  }

  @Cron('0 15 5 * * *', BANGKOK)
  async drawSharePictures(): Promise<void> {
    await this.enqueue(drawSharePictures);
  }

  @Cron('40 */5 * * * *', BANGKOK)
  async mailAroundShows(): Promise<void> {
    await this.enqueue(mailAroundShows);
  }

  @Cron('50 */5 * * * *', BANGKOK)
  async checkLiveLessons(): Promise<void> {
    await this.alone('check-live-lessons', () => this.liveChecks.run());
  }

  /** What no worker was there to tell of in the morning is told later in the day. */
  @Cron('0 0 8-20 * * *', { name: reportShows.name, ...BANGKOK })
  async reportShows(): Promise<void> {
    await this.enqueue(reportShows);
  }

  @Cron('0 12 * * * *', BANGKOK)
  async eraseDueAccounts(): Promise<void> {
    await this.enqueue(eraseDueAccounts);
  }

  @Cron('0 25 3 * * *', BANGKOK)
  async freePhones(): Promise<void> {
    await this.enqueue(freePhones);
  }

  @Cron('20 */5 * * * *', BANGKOK)
  async chainAuditLog(): Promise<void> {
    await this.enqueue(chainAuditLog);
  }

  @Cron('0 0 2 * * *', BANGKOK)
  async reconcileMoney(): Promise<void> {
    await this.enqueue(reconcileMoney);
  }

  @Cron('0 5 * * * *', BANGKOK)
  async keepSales(): Promise<void> {
    await this.enqueue(keepSales);
  }

  @Cron('0 40 3 * * *', BANGKOK)
  async verifyAuditLog(): Promise<void> {
    await this.enqueue(verifyAuditLog);
  }

  /** Too often for a job each: the worker that holds the lease does it, and a tick that fails is made up by the next one. */
  private async alone(name: string, work: () => Promise<void>): Promise<void> {
    // A tick that waits for a silent Redis does not meet the next one.
    if (this.running.has(name)) return;
    this.running.add(name);
    await withLease(this.pubsub.redis, name, LEASE_MS, work)
      .catch((error: unknown) => this.logger.warn(`${name}: ${String(error)}`))
      .finally(() => this.running.delete(name));
  }

  /** Every worker ticks; the key is made of the minute, so only the first of them leaves the job. */
  private async enqueue(job: Job<object>): Promise<void> {
    const minute = Math.round(this.clock.now().getTime() / 60_000);
    const dedupeKey = `${job.name}:${minute}`;
    await this.outbox.add(job, {}, { dedupeKey });
  }
}
