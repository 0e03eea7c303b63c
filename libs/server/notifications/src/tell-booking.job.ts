import { Injectable } from '@nestjs/common';
import { sendNotice } from '@wethi/accounts';
import { clockTime, shortDate } from '@wethi/format';
import { tellBooking } from '@wethi/media';
import { Config, Database, JobHandler, Outbox, Transactions, type JobContext, type PayloadOf } from '@wethi/platform';

type News = PayloadOf<typeof tellBooking>;

const SAID: Record<News['status'], (coach: string, when: string) => string> = {
  accept: (coach, when) => `รับจองเรียนแล้ว กับ${coach} ${when}`,
  refuse: (coach, when) => `ขออภัย รับจองเรียนกับ${coach} ${when} ไม่ได้`,
  moved: (coach, when) => `เลื่อนเวลาเรียนกับ${coach} เป็น ${when}`,
  link: (coach, when) => `ใกล้ถึงเวลาเรียน กับ${coach} ${when}`,
};

/** Words the SMS about an hour that a learner booked. */
@Injectable()
export class TellBooking {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  @JobHandler(tellBooking)
  async tell({ booking_id, status }: News, { key }: JobContext): Promise<void> {
    const booking = await this.database.sql
      .selectFrom('user_course_booking as b')
      .innerJoin('course_slot as s', 's.id', 'b.course_slot_id')
      .innerJoin('coach as c', 'c.id', 's.coach_id')
      .innerJoin('product as p', 'p.id', 'b.product_id')
      .innerJoin('user as u', 'u.id', 'b.user_id')
      .select([
        'b.user_course_booking_note as note',
        's.course_slot_date',
        's.course_slot_start',
        's.course_slot_place',
        's.course_slot_link',
      ])
      .select(['c.coach_name', 'p.product_url', 'u.user_tel'])
      .where('b.id', '=', booking_id)
      .executeTakeFirst();
    if (!booking) return;
    const { coach_name, course_slot_date, course_slot_start, course_slot_place, course_slot_link, note } = booking;
    if (status === 'link' && course_slot_link === null) return;
    const when = `${shortDate(course_slot_date)} ${clockTime(course_slot_start)}`;
    const where = status === 'refuse' ? '' : course_slot_place && ` ที่ ${course_slot_place}`;
    const said = [`เวที: ${SAID[status](coach_name, when)}${where ?? ''}`, note].filter(Boolean).join(' ');
    const page = `${this.config.PUBLIC_URL}/package/${booking.product_url}`;
    const text = status === 'link' ? `${said} เข้าห้องเรียน ${course_slot_link}` : `${said} ${page}`;
    const message = { tel: booking.user_tel, text };
    await this.transactions.run(() => this.outbox.add(sendNotice, message, { dedupeKey: `tell-booking-${key}` }));
  }
}
