import { Injectable } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import { Purchases } from '@wethi/orders';
import { Clock, Database, Outbox, Transactions } from '@wethi/platform';
import { tellBooking } from './tell-booking';

const AHEAD_MS = 60 * 60_000;
/** So many in one transaction. */
const AT_ONCE = 500;

interface Due {
  id: number;
  user_id: number;
  product_id: number;
}

/** Sends learners the room of the hour that they booked, from an hour before it begins until it ends (design: 63). */
@Injectable()
export class RoomLinks {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly purchases: Purchases,
    private readonly clock: Clock,
  ) {}

  /**
   * Each booking once: what was sent is noted with it. Who is taken later than that gets theirs at once, as does whose room became
   * another one; whose course was refunded has none any more.
   */
  async sendDue(): Promise<void> {
    let left: number;
    do left = await this.transactions.run(() => this.leaveSome());
    while (left === AT_ONCE);
  }

  private async leaveSome(): Promise<number> {
    const now = this.clock.now();
    const [from, to] = [bangkokTime(now), bangkokTime(new Date(now.getTime() + AHEAD_MS))];
    const due = await this.database.query<Due[]>(
      `SELECT b.id, b.user_id, b.product_id FROM course_slot s
         JOIN user_course_booking b ON b.course_slot_id = s.id
        WHERE s.course_slot_date BETWEEN ? AND ? AND s.course_slot_link IS NOT NULL
          AND TIMESTAMP(s.course_slot_date, s.course_slot_start) <= ?
          AND TIMESTAMP(s.course_slot_date, s.course_slot_to) > ?
          AND b.user_course_booking_status = 'accept' AND b.user_course_booking_link_at IS NULL
        ORDER BY b.id LIMIT ${AT_ONCE} FOR UPDATE`,
      [from.date, to.date, `${to.date} ${to.time}`, `${from.date} ${from.time}`],
    );
    if (due.length === 0) return 0;
    const isTheirs = await this.purchases.stillApproved(
      due.map(({ user_id: userId, product_id: productId }) => ({ userId, productId })),
    );
    const [learners, refunded] = [true, false].map((wanted) =>
      due.filter(({ user_id, product_id }) => isTheirs(user_id, product_id) === wanted).map(({ id }) => id),
    ) as [number[], number[]];
    await this.note(refunded, "user_course_booking_status = 'cancel'");
    await this.note(learners, 'user_course_booking_link_at = ?', now);
    for (const id of learners) await this.outbox.add(tellBooking, { booking_id: id, status: 'link' });
    return due.length;
  }

  private async note(ids: readonly number[], change: string, ...values: Date[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.write(`UPDATE user_course_booking SET ${change} WHERE id IN (?)`, [...values, ids]);
  }
}
