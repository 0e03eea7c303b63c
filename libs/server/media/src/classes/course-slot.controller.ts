import { Controller } from '@nestjs/common';
import { type Actor, Database, refuse, refuseField, Resource } from '@wethi/platform';
import { CourseSlot } from './course-slot.entity';
import { isTaken } from './taken';

const AT = ['coach_id', 'course_slot_date', 'course_slot_start'] as const;

/** The hours that coaches offer, kept by personnel; learners see those of their courses by `userCourseBookingOwn`. */
@Controller()
export class CourseSlotController extends Resource(CourseSlot, {
  path: 'courseSlot',
  read: 'catalog.write',
  write: 'catalog.write',
  sort: 'course_slot_date',
  lookups: { courseSlotByCoachId: ['coach_id'] },
  taken: { course_slot_start: 'SLOT_EXISTS' },
}) {
  constructor(private readonly database: Database) {
    super();
  }

  protected override async beforeSave(merged: CourseSlot, before?: CourseSlot, _actor?: Actor): Promise<void> {
    if (merged.course_slot_to <= merged.course_slot_start) throw refuseField('course_slot_to', 'ต้องจบหลังเวลาเริ่ม');
    const moves = AT.some((column) => before?.[column] !== merged[column]);
    if (moves || before?.course_slot_to !== merged.course_slot_to) await this.requireFree(merged);
    if (before && (moves || merged.course_slot_closed === 'Y') && (await isTaken(this.database, before.id)))
      throw refuse('SLOT_BOOKED');
  }

  /** No coach is in two places at once: their hours are saved one after the other. @throws Refusal SLOT_EXISTS */
  private async requireFree({ id = 0, coach_id, ...hour }: CourseSlot): Promise<void> {
    const { course_slot_date, course_slot_start, course_slot_to } = hour;
    await this.database.query('SELECT id FROM coach WHERE id = ? FOR UPDATE', [coach_id]);
    const overlapping = await this.database.query<object[]>(
      `SELECT id FROM course_slot WHERE coach_id = ? AND course_slot_date = ? AND id <> ?
          AND course_slot_start < ? AND course_slot_to > ? LIMIT 1`,
      [coach_id, course_slot_date, id, course_slot_to, course_slot_start],
    );
    if (overlapping.length > 0) throw refuse('SLOT_EXISTS');
  }

  /** Another room is sent anew. */
  protected override async afterSave({ id, course_slot_link }: CourseSlot, before?: CourseSlot): Promise<void> {
    if (!before || before.course_slot_link === course_slot_link) return;
    const sql = 'UPDATE user_course_booking SET user_course_booking_link_at = NULL WHERE course_slot_id = ?';
    await this.database.write(sql, [id]);
  }

  protected override async beforeRemove({ id }: CourseSlot): Promise<void> {
    if (await isTaken(this.database, id)) throw refuse('SLOT_BOOKED');
    await this.database.query('DELETE FROM user_course_booking WHERE course_slot_id = ?', [id]);
  }
}
