import { Injectable } from '@nestjs/common';
import { addDays } from '@wethi/format';
import { type Actor, Clock, Database, Records } from '@wethi/platform';
import type { BookingOfSlot, SlotOfWeek, WeekQuery } from './classes.dto';
import { CourseSlot } from './course-slot.entity';
import { personName } from './person-name';
import { isCounted, KEEPS_PLACE } from './taken';

const DAYS = 7;

/** The hours of a coach in a week, with who booked them: for personnel. */
@Injectable()
export class BookingsWeek {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  async of({ coach_id, from }: WeekQuery, actor: Actor): Promise<SlotOfWeek[]> {
    const week = {
      coach_id: String(coach_id),
      course_slot_date_gte: from,
      course_slot_date_lte: addDays(from, DAYS - 1),
      sort: 'course_slot_date,course_slot_start',
    };
    const slots: CourseSlot[] = [];
    for await (const some of (await this.records.all(CourseSlot, week, actor)).batches) slots.push(...some);
    const booked = await this.booked(slots.map(({ id }) => id));
    return slots.map((slot) => ({
      ...slot,
      booked: booked.filter(({ slotId }) => slotId === slot.id).map(({ slotId: _, ...booking }) => booking),
    }));
  }

  private async booked(slotIds: readonly number[]): Promise<(BookingOfSlot & { slotId: number })[]> {
    if (slotIds.length === 0) return [];
    const rows = await this.database.sql
      .selectFrom('user_course_booking as b')
      .innerJoin('user as u', 'u.id', 'b.user_id')
      .innerJoin('product as p', 'p.id', 'b.product_id')
      .leftJoin('course as c', 'c.product_id', 'b.product_id')
      .select(['b.id', 'b.create_at', 'b.update_at', 'b.course_slot_id as slotId', 'b.user_id', 'b.product_id'])
      .select(['b.user_course_booking_status', 'b.user_course_booking_note', 'p.product_title'])
      .select(['u.user_tel', 'u.user_name', 'u.user_lname', 'u.user_nickname', 'c.courses_bookings'])
      .select(({ selectFrom }) =>
        selectFrom('user_course_booking as o')
          .select(({ fn }) => fn.countAll<number>().as('used'))
          .whereRef('o.user_id', '=', 'b.user_id')
          .whereRef('o.product_id', '=', 'b.product_id')
          .where(isCounted('o', this.clock.now()))
          .as('used'),
      )
      .where('b.course_slot_id', 'in', slotIds)
      .where('b.user_course_booking_status', 'in', KEEPS_PLACE)
      .orderBy('b.id')
      .execute();
    return rows.map(({ user_name, user_lname, user_nickname, courses_bookings, used, ...booking }) => ({
      ...booking,
      name: personName({ user_name, user_lname, user_nickname, user_tel: booking.user_tel }),
      bookings: courses_bookings ?? 0,
      left: Math.min(courses_bookings ?? 0, Math.max(0, (courses_bookings ?? 0) - Number(used)) + 1),
    }));
  }
}
