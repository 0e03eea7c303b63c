import { Injectable } from '@nestjs/common';
import { announceBooking } from '@wethi/media';
import { Config, Database, type JobContext, JobHandler, Outbox, type PayloadOf, Transactions } from '@wethi/platform';
import { bookingText } from './chat/chat-text';
import { sendChatMessage } from './chat-decision/send-chat-message.job';

/** Tells the central chat about an hour that a learner asks for, as long as it waits for an answer. */
@Injectable()
export class AnnounceBooking {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  @JobHandler(announceBooking)
  async announce({ booking_id }: PayloadOf<typeof announceBooking>, { key }: JobContext): Promise<void> {
    const asked = await this.database.sql
      .selectFrom('user_course_booking as b')
      .innerJoin('course_slot as s', 's.id', 'b.course_slot_id')
      .innerJoin('coach as c', 'c.id', 's.coach_id')
      .innerJoin('product as p', 'p.id', 'b.product_id')
      .innerJoin('user as u', 'u.id', 'b.user_id')
      .select(['b.course_slot_id', 's.course_slot_date', 's.course_slot_start', 's.coach_id', 'c.coach_name'])
      .select(['p.product_title', 'u.user_nickname', 'u.user_tel'])
      .where('b.id', '=', booking_id)
      .where('b.user_course_booking_status', '=', 'wait')
      .executeTakeFirst();
    if (!asked) return;
    const text = bookingText({ ...asked, learner: asked }, this.config.ADMIN_URL);
    const dedupeKey = `announce-booking-${key}`;
    await this.transactions.run(() => this.outbox.add(sendChatMessage, { text }, { dedupeKey }));
  }
}
