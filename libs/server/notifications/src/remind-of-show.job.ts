import { Injectable } from '@nestjs/common';
import { sendNotice } from '@wethi/accounts';
import { instantOf } from '@wethi/format';
import { remindOfShow } from '@wethi/media';
import { Purchases } from '@wethi/orders';
import { Config, Database, JobHandler, Outbox, Transactions, type JobContext, type PayloadOf } from '@wethi/platform';
import { reminderText } from './reminder-text';

/** Words the SMS before a live show. */
@Injectable()
export class RemindOfShow {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly purchases: Purchases,
    private readonly config: Config,
  ) {}

  /** Nobody is reminded of what was cancelled or is the team's by now, nor whose order was refunded meanwhile. */
  @JobHandler(remindOfShow)
  async remind(payload: PayloadOf<typeof remindOfShow>, { key }: JobContext): Promise<void> {
    const show = await this.show(payload.live_streaming_reminder_id);
    if (!show?.stage_date || !show.stage_time_start) return;
    if (show.live_streaming_access === 'team') return;
    // Who reminds themselves of a show for everybody has bought nothing.
    const isSold = show.live_streaming_access === 'buyers';
    if (isSold && (await this.purchases.approved(show.user_id, show.stage_id)).length === 0) return;
    const until = new Date(instantOf(show.stage_date, show.stage_time_start)).toISOString();
    const sms = { tel: show.user_tel, text: reminderText(show, this.config.PUBLIC_URL), until };
    await this.transactions.run(() => this.outbox.add(sendNotice, sms, { dedupeKey: `remind-of-show-${key}` }));
  }

  private show(reminderId: number) {
    return this.database.sql
      .selectFrom('live_streaming_reminder as r')
      .innerJoin('live_streaming as l', 'l.id', 'r.live_streaming_id')
      .innerJoin('stage as s', 's.id', 'l.stage_id')
      .innerJoin('user as u', 'u.id', 'r.user_id')
      .select(['r.user_id', 'u.user_tel', 'l.id', 'l.stage_id', 'l.live_streaming_name', 'l.live_streaming_access'])
      .select(['s.stage_date', 's.stage_time_start'])
      .where('r.id', '=', reminderId)
      .where('s.stage_status', '<>', 'Cancel')
      .executeTakeFirst();
  }
}
