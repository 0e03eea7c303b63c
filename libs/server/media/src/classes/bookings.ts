import { Injectable } from '@nestjs/common';
import { bangkokTime } from '@wethi/format';
import { accessUntil, Purchases } from '@wethi/orders';
import {
  type Actor,
  AuditLog,
  Clock,
  Config,
  Database,
  Outbox,
  type ReadAt,
  refuse,
  rowChanged,
  Transactions,
} from '@wethi/platform';
import { sql } from 'kysely';
import { stageOfCourse } from '../video/stage-of-course';
import { announceBooking } from './announce-booking';
import type { BookSlot, DecideBooking, MoveBooking, OpenSlot, OwnBookings } from './classes.dto';
import { CourseSlot } from './course-slot.entity';
import { isCounted, KEEPS_PLACE, placesTaken } from './taken';
import { tellBooking } from './tell-booking';
import { UserCourseBooking } from './user-course-booking.entity';

const MOST_OPEN = 60;

interface Bookable {
  coach_id: number;
  courses_bookings: number;
}

/** Learners book hours of their coach. Who books locks the course and the hour, so that neither is given twice. */
@Injectable()
export class Bookings {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly purchases: Purchases,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal NOT_FOUND, VIDEO_NOT_BOUGHT, VIDEO_WINDOW_OVER */
  async own(productId: number, actor: Actor): Promise<OwnBookings> {
    await this.requireLearner(productId, actor.id);
    const course = await this.course(productId);
    const own = await this.database.sql
      .selectFrom('user_course_booking as b')
      .innerJoin('course_slot as s', 's.id', 'b.course_slot_id')
      .select(['b.id', 'b.course_slot_id', 'b.user_course_booking_status', 'b.user_course_booking_note'])
      .select(['s.course_slot_date', 's.course_slot_start', 's.course_slot_to', 's.course_slot_place'])
      .select(sql<string | null>`if(b.user_course_booking_link_at is null, null, s.course_slot_link)`.as('link'))
      .where('b.user_id', '=', actor.id)
      .where('b.product_id', '=', productId)
      .orderBy('s.course_slot_date', 'desc')
      .orderBy('s.course_slot_start', 'desc')
      .execute();
    if (!course) return { own, open: [], left: 0 };
    return { own, open: await this.open(course.coach_id), left: await this.left(productId, actor.id, course) };
  }

  /**
   * A customer's waits for the coach, and personnel is told; one that personnel makes for them stands.
   * @returns the booking's id
   * @throws Refusal NOT_FOUND, VIDEO_NOT_BOUGHT, VIDEO_WINDOW_OVER, BOOKINGS_USED_UP, SLOT_BEGUN, SLOT_OWN, SLOT_TAKEN with the
   * next free hour
   */
  async book({ course_slot_id, product_id, user_id }: BookSlot, actor: Actor): Promise<number> {
    const userId = actor.kind === 'user' ? actor.id : user_id;
    if (userId === undefined) throw refuse('NOT_FOUND');
    const status = actor.kind === 'user' ? 'wait' : 'accept';
    return this.transactions.run(async () => {
      const course = await this.course(product_id, 'lock');
      await this.requireLearner(product_id, userId);
      if (!course || (await this.left(product_id, userId, course)) <= 0) throw refuse('BOOKINGS_USED_UP');
      const before = await this.takePlace(course_slot_id, course.coach_id, userId);
      const { insertId } = await this.database.query<{ insertId: number }>(
        `INSERT INTO user_course_booking (course_slot_id, user_id, product_id, user_course_booking_status, create_by)
         VALUES (?, ?, ?, ?, ?)
         ON DUPLICATE KEY UPDATE id = LAST_INSERT_ID(id), product_id = VALUES(product_id),
           user_course_booking_status = VALUES(user_course_booking_status), user_course_booking_note = NULL,
           user_course_booking_link_at = NULL, create_at = CURRENT_TIMESTAMP(3)`,
        [course_slot_id, userId, product_id, status, actor.id],
      );
      const booked = { course_slot_id, user_id: userId, product_id, user_course_booking_status: status };
      await this.audit.record(actor, before ? 'update' : 'create', UserCourseBooking, insertId, before, booked);
      if (status === 'accept') await this.outbox.add(tellBooking, { booking_id: insertId, status });
      else await this.outbox.add(announceBooking, { booking_id: insertId });
      return insertId;
    });
  }

  /**
   * The coach takes it, before the hour begins, or does not; the learner is told. @throws Refusal NOT_FOUND for one that is no more,
   * SLOT_BEGUN, ROW_CHANGED
   */
  async decide(body: DecideBooking, actor: Actor): Promise<void> {
    const { id, user_course_booking_status: status, user_course_booking_note = null } = body;
    await this.transactions.run(async () => {
      const booking = await this.lock(body);
      if (!isKept(booking)) throw refuse('NOT_FOUND');
      const slot = await this.database.manager.findOneByOrFail(CourseSlot, { id: booking.course_slot_id });
      if (status === 'accept' && this.hasBegun(slot))
        throw refuse('SLOT_BEGUN', { message: 'ถึงเวลาเรียนแล้ว รับจองไม่ได้' });
      await this.write(booking, { user_course_booking_status: status, user_course_booking_note }, actor);
      await this.outbox.add(tellBooking, { booking_id: id, status });
    });
  }

  /** To another hour of the same coach; the learner is told. @throws Refusal NOT_FOUND, SLOT_BEGUN, SLOT_TAKEN, ROW_CHANGED */
  async move({ course_slot_id, ...asked }: MoveBooking, actor: Actor): Promise<void> {
    const { id } = asked;
    await this.transactions.run(async () => {
      const booking = await this.lock(asked);
      if (!isKept(booking)) throw refuse('NOT_FOUND');
      const from = await this.database.manager.findOneByOrFail(CourseSlot, { id: booking.course_slot_id });
      await this.takePlace(course_slot_id, from.coach_id, booking.user_id);
      // What they once had there and took back makes room for it.
      await this.database.manager.delete(UserCourseBooking, { course_slot_id, user_id: booking.user_id });
      await this.write(
        booking,
        { course_slot_id, user_course_booking_status: 'accept', user_course_booking_link_at: null },
        actor,
      );
      await this.outbox.add(tellBooking, { booking_id: id, status: 'moved' });
    });
  }

  /** Its learner takes it back, as long as the hour has not begun. @throws Refusal NOT_FOUND, SLOT_BEGUN */
  async cancel(id: number, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const booking = await this.lock({ id });
      if (booking.user_id !== actor.id || !isKept(booking)) throw refuse('NOT_FOUND');
      const slot = await this.database.manager.findOneByOrFail(CourseSlot, { id: booking.course_slot_id });
      if (this.hasBegun(slot)) throw refuse('SLOT_BEGUN');
      await this.write(booking, { user_course_booking_status: 'cancel' }, actor);
    });
  }

  /** @throws Refusal NOT_FOUND, VIDEO_NOT_BOUGHT, VIDEO_WINDOW_OVER */
  private async requireLearner(productId: number, userId: number): Promise<void> {
    const stageId = await stageOfCourse(this.database, productId);
    const bought = (await this.purchases.approved(userId, stageId)).filter(
      ({ product_id }) => product_id === productId,
    );
    if (bought.length === 0) throw refuse('VIDEO_NOT_BOUGHT');
    const now = this.clock.now();
    if (!bought.some((purchase) => accessUntil(purchase, this.config) >= now)) throw refuse('VIDEO_WINDOW_OVER');
  }

  private async course(productId: number, lock?: 'lock'): Promise<Bookable | undefined> {
    const course = await this.database.sql
      .selectFrom('course')
      .select(['coach_id', 'courses_bookings'])
      .where('product_id', '=', productId)
      .$if(lock !== undefined, (rows) => rows.forUpdate())
      .executeTakeFirst();
    return course && course.coach_id !== null ? { ...course, coach_id: course.coach_id } : undefined;
  }

  /** How often somebody may still book by a course. */
  private async left(productId: number, userId: number, { courses_bookings }: Bookable): Promise<number> {
    const { used } = await this.database.sql
      .selectFrom('user_course_booking as b')
      .select(({ fn }) => fn.countAll<number>().as('used'))
      .where('b.user_id', '=', userId)
      .where('b.product_id', '=', productId)
      .where(isCounted('b', this.clock.now()))
      .executeTakeFirstOrThrow();
    return Math.max(0, courses_bookings - Number(used));
  }

  /**
   * Locks an hour that has a place left.
   * @returns what its learner had there and took back
   * @throws Refusal NOT_FOUND, SLOT_BEGUN, SLOT_OWN, SLOT_TAKEN with the next free hour
   */
  private async takePlace(slotId: number, coachId: number, userId: number): Promise<UserCourseBooking | undefined> {
    const slot = await this.database.manager.findOne(CourseSlot, {
      where: { id: slotId, coach_id: coachId },
      lock: { mode: 'pessimistic_write' },
    });
    if (!slot || slot.course_slot_closed === 'Y') throw refuse('NOT_FOUND');
    if (this.hasBegun(slot)) throw refuse('SLOT_BEGUN', { message: 'ถึงเวลาเรียนแล้ว จองไม่ได้' });
    const own = { course_slot_id: slotId, user_id: userId };
    const known = await this.database.manager.findOneBy(UserCourseBooking, own);
    if (known && isKept(known)) throw refuse('SLOT_OWN');
    if ((await placesTaken(this.database, slotId)) < slot.course_slot_places) return known ?? undefined;
    const [next] = await this.open(coachId);
    throw refuse('SLOT_TAKEN', { data: { next: next ?? null } });
  }

  /** The hours of a coach that have a place, the next first. */
  private async open(coachId: number): Promise<OpenSlot[]> {
    const { date, time } = bangkokTime(this.clock.now());
    const rows = await this.database.sql
      .selectFrom('course_slot as s')
      .leftJoin('user_course_booking as b', (on) =>
        on.onRef('b.course_slot_id', '=', 's.id').on('b.user_course_booking_status', 'in', KEEPS_PLACE),
      )
      .select(['s.id', 's.course_slot_date', 's.course_slot_start', 's.course_slot_to', 's.course_slot_place'])
      .select('s.course_slot_places')
      .select(({ fn }) => fn.count<number>('b.id').as('taken'))
      .where('s.coach_id', '=', coachId)
      .where('s.course_slot_closed', '=', 'N')
      .where(({ eb, or, and }) =>
        or([
          eb('s.course_slot_date', '>', date),
          and([eb('s.course_slot_date', '=', date), eb('s.course_slot_start', '>', time)]),
        ]),
      )
      .groupBy('s.id')
      .having(({ eb, fn }) => eb(fn.count('b.id'), '<', sql.ref<number>('s.course_slot_places')))
      .orderBy('s.course_slot_date')
      .orderBy('s.course_slot_start')
      .limit(MOST_OPEN)
      .execute();
    return rows.map(({ course_slot_places, taken, ...slot }) => ({
      ...slot,
      places_left: course_slot_places - Number(taken),
    }));
  }

  private hasBegun({ course_slot_date, course_slot_start }: CourseSlot): boolean {
    const { date, time } = bangkokTime(this.clock.now());
    return `${course_slot_date} ${course_slot_start}` <= `${date} ${time}`;
  }

  /** @throws Refusal NOT_FOUND, ROW_CHANGED when somebody changed it since it was read */
  private async lock({ id, update_at: version }: { id: number } & ReadAt): Promise<UserCourseBooking> {
    const where = { id };
    const lock = { mode: 'pessimistic_write' } as const;
    const booking = await this.database.manager.findOne(UserCourseBooking, { where, lock });
    if (!booking) throw refuse('NOT_FOUND');
    const { update_at } = booking;
    if (version && update_at > version)
      throw rowChanged(await this.audit.lastChange(UserCourseBooking, id, update_at), update_at);
    return booking;
  }

  private async write(booking: UserCourseBooking, changed: Partial<UserCourseBooking>, actor: Actor): Promise<void> {
    await this.database.update(UserCourseBooking, booking.id, changed);
    const after = { ...booking, ...changed };
    await this.audit.record(actor, 'update', UserCourseBooking, booking.id, booking, after);
  }
}

function isKept({ user_course_booking_status: status }: UserCourseBooking): boolean {
  return status === 'wait' || status === 'accept';
}
