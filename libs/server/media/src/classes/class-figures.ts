import { Injectable } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import { Clock, Database } from '@wethi/platform';
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
      booked: await this.booked(),
    };
  }

  /** Bookings of hours from today on. */
  private async booked(): Promise<number> {
    const { booked } = await this.database.sql
      .selectFrom('course_slot as s')
      .innerJoin('user_course_booking as b', 'b.course_slot_id', 's.id')
      .select(({ fn }) => fn.countAll<number>().as('booked'))
      .where('s.course_slot_date', '>=', bangkokTime(this.clock.now()).date)
      .where('b.user_course_booking_status', 'in', KEEPS_PLACE)
      .executeTakeFirstOrThrow();
    return Number(booked);
  }
}
