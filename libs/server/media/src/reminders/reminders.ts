import { Injectable } from '@nestjs/common';
import { LIVE_REMINDER_SECONDS, type YesNo } from '@wethi/contract';
import { bangkokDateTime, bangkokTime } from '@wethi/format';
import { type Actor, Clock, Database, Outbox, Transactions } from '@wethi/platform';
import { VideoAccess } from '../video/video-access';
import { remindOfShow } from './remind-of-show';

/** So many in one transaction. */
const AT_ONCE = 500;
/** Who was reminded so long before its start was so of another one, from which the show was put off; a picture that came so early was a test. */
const OTHER_START_HOURS = 1;

/** Who is reminded of which live show, and when (WATCH-10). */
@Injectable()
export class Reminders {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly access: VideoAccess,
    private readonly clock: Clock,
  ) {}

  async isSet(showId: number, userId: number): Promise<boolean> {
    const found = await this.database.sql
      .selectFrom('live_streaming_reminder')
      .select('id')
      .where('live_streaming_id', '=', showId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Once more is no fault. @throws Refusal as VideoAccess.requireShowOf */
  async set(showId: number, wanted: YesNo, actor: Actor): Promise<void> {
    if (wanted === 'N') {
      const sql = 'DELETE FROM live_streaming_reminder WHERE live_streaming_id = ? AND user_id = ?';
      return this.database.write(sql, [showId, actor.id]);
    }
    await this.access.requireShowOf(showId, actor);
    await this.database.write(
      `INSERT INTO live_streaming_reminder (live_streaming_id, user_id, create_by) VALUES (?)
         ON DUPLICATE KEY UPDATE id = id`,
      [[showId, actor.id, actor.id]],
    );
  }

  /** Leaves the SMS of shows that begin soon, by the plan as it is now: a show that was put off reminds later. */
  async sendDue(): Promise<void> {
    let left: number;
    do left = await this.transactions.run(() => this.leaveSome());
    while (left === AT_ONCE);
  }

  private async leaveSome(): Promise<number> {
    const now = this.clock.now();
    const soon = new Date(now.getTime() + LIVE_REMINDER_SECONDS * 1000);
    const other = new Date(now.getTime() - OTHER_START_HOURS * 3_600_000);
    const due = await this.database.query<{ id: number; start: string }[]>(
      `SELECT r.id, DATE_FORMAT(TIMESTAMP(s.stage_date, s.stage_time_start), '%Y%m%d%H%i') AS start FROM stage s
         JOIN live_streaming l ON l.stage_id = s.id
         JOIN live_streaming_reminder r ON r.live_streaming_id = l.id
        WHERE s.stage_date BETWEEN ? AND ? AND TIMESTAMP(s.stage_date, s.stage_time_start) BETWEEN ? AND ?
          AND (l.live_streaming_start_at IS NULL OR l.live_streaming_start_at < ?)
          AND l.live_streaming_end_at IS NULL AND l.live_streaming_access <> 'team'
          AND (r.live_streaming_reminder_sent_at IS NULL OR r.live_streaming_reminder_sent_at < ?)
          AND s.stage_status <> 'Cancel'
        ORDER BY r.id LIMIT ${AT_ONCE}`,
      [bangkokTime(now).date, bangkokTime(soon).date, bangkokDateTime(now), bangkokDateTime(soon), other, other],
    );
    if (due.length === 0) return 0;
    const sql = 'UPDATE live_streaming_reminder SET live_streaming_reminder_sent_at = ? WHERE id IN (?)';
    await this.database.write(sql, [now, due.map(({ id }) => id)]);
    for (const { id, start } of due)
      await this.outbox.add(
        remindOfShow,
        { live_streaming_reminder_id: id },
        { dedupeKey: `remind-of-show-${id}-${start}` },
      );
    return due.length;
  }
}
