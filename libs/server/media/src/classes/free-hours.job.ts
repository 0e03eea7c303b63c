import { Injectable } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import { freeHours, Purchases } from '@wethi/orders';
import { Clock, Database, JobHandler, type PayloadOf, Transactions } from '@wethi/platform';
import { KEEPS_PLACE } from './taken';

interface Booked {
  id: number;
  userId: number;
  productId: number;
}

/** Gives hours that have not begun back to others, once their learner's course was refunded. */
@Injectable()
export class FreeHours {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly purchases: Purchases,
    private readonly clock: Clock,
  ) {}

  /** Who has the course by another order, or as a gift, keeps the hour. */
  @JobHandler(freeHours)
  async free({ orders_id }: PayloadOf<typeof freeHours>): Promise<void> {
    await this.transactions.run(async () => {
      const booked = await this.bookedBy(await this.lockCourses(orders_id));
      const isTheirs = await this.purchases.stillApproved(booked);
      const over = booked.filter(({ userId, productId }) => !isTheirs(userId, productId)).map(({ id }) => id);
      if (over.length === 0) return;
      const cancel = "UPDATE user_course_booking SET user_course_booking_status = 'cancel' WHERE id IN (?)";
      await this.database.write(cancel, [over]);
    });
  }

  /** Whoever books holds this lock, too: a booking is either seen here, or sees the refund. */
  private async lockCourses(ordersId: number): Promise<number[]> {
    const lines = this.database.sql.selectFrom('orders_detail').select('product_id').where('orders_id', '=', ordersId);
    const productIds = (await lines.execute()).map(({ product_id }) => product_id);
    if (productIds.length === 0) return [];
    const courses = this.database.sql.selectFrom('course').select('product_id').where('product_id', 'in', productIds);
    return (await courses.orderBy('id').forUpdate().execute()).map(({ product_id }) => product_id);
  }

  private async bookedBy(productIds: readonly number[]): Promise<Booked[]> {
    if (productIds.length === 0) return [];
    const { date, time } = bangkokTime(this.clock.now());
    return this.database.query<Booked[]>(
      `SELECT b.id, b.user_id AS userId, b.product_id AS productId
         FROM user_course_booking b JOIN course_slot s ON s.id = b.course_slot_id
        WHERE b.product_id IN (?) AND b.user_course_booking_status IN (?)
          AND (s.course_slot_date > ? OR (s.course_slot_date = ? AND s.course_slot_start > ?))`,
      [productIds, KEEPS_PLACE, date, date, time],
    );
  }
}
