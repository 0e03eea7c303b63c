import { Injectable } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import { Clock, Database } from '@wethi/platform';
import { sql } from 'kysely';
import { Checking } from './checking';
import type { CourseFigures } from './classes.dto';
import { Learners } from './learners';
import { KEEPS_PLACE } from './taken';

/** How much there is behind each screen about learners: for personnel. */
@Injectable()
export class ClassFigures {
  constructor(
    private readonly database: Database,
    private readonly learners: Learners,
    private readonly checking: Checking,
    private readonly clock: Clock,
  ) {}

  async all(): Promise<CourseFigures> {
    const lessons = await this.checking.lessons();
    return {
      learners: await this.learners.total({}),
      unchecked: lessons.filter(({ checked }) => Number(checked) === 0).length,
      ...(await this.bookings()),
    };
  }

  /** Bookings of hours from today on, and those that can still be answered. */
  private async bookings(): Promise<Pick<CourseFigures, 'booked' | 'waiting'>> {
    const { date, time } = bangkokTime(this.clock.now());
    const waits = sql`b.user_course_booking_status = 'wait'
      and (s.course_slot_date, s.course_slot_start) > (${date}, ${time})`;
    const { booked, waiting } = await this.database.sql
      .selectFrom('course_slot as s')
      .innerJoin('user_course_booking as b', 'b.course_slot_id', 's.id')
      .select(({ fn }) => fn.countAll<number>().as('booked'))
      .select(sql<number>`count(if(${waits}, 1, null))`.as('waiting'))
      .where('s.course_slot_date', '>=', date)
      .where('b.user_course_booking_status', 'in', KEEPS_PLACE)
      .executeTakeFirstOrThrow();
    return { booked: Number(booked), waiting: Number(waiting) };
  }
}
