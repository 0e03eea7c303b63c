import { Injectable } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import { Clock, Database, Outbox, Transactions } from '@wethi/platform';
import { tellBooking } from './tell-booking';

const AHEAD_MS = 60 * 60_000;
/** So many in one transaction. */
const AT_ONCE = 500;

/** Sends learners the room of the hour that they booked, an hour before it begins (design: 63). */
@Injectable()
export class RoomLinks {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Each booking once: what was sent is noted with it. Who is taken later than that gets theirs at once. */
  async sendDue(): Promise<void> {
    let left: number;
    do left = await this.transactions.run(() => this.leaveSome());
    while (left === AT_ONCE);
  }

  private async leaveSome(): Promise<number> {
    const now = this.clock.now();
    const [from, to] = [bangkokTime(now), bangkokTime(new Date(now.getTime() + AHEAD_MS))];
    const due = await this.database.query<{ id: number }[]>(
      `SELECT b.id FROM course_slot s
         JOIN user_course_booking b ON b.course_slot_id = s.id
        WHERE s.course_slot_date BETWEEN ? AND ? AND s.course_slot_link IS NOT NULL
          AND TIMESTAMP(s.course_slot_date, s.course_slot_start) BETWEEN ? AND ?
          AND b.user_course_booking_status = 'accept' AND b.user_course_booking_link_at IS NULL
        ORDER BY b.id LIMIT ${AT_ONCE} FOR UPDATE`,
      [from.date, to.date, `${from.date} ${from.time}`, `${to.date} ${to.time}`],
    );
    if (due.length === 0) return 0;
    const sql = 'UPDATE user_course_booking SET user_course_booking_link_at = ? WHERE id IN (?)';
    await this.database.write(sql, [now, due.map(({ id }) => id)]);
    for (const { id } of due) await this.outbox.add(tellBooking, { booking_id: id, status: 'link' });
    return due.length;
  }
}
