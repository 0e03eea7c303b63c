import { Controller } from '@nestjs/common';
import { type Actor, Database, refuse, refuseField, Resource } from '@wethi/platform';
import { CourseSlot } from './course-slot.entity';
import { isTaken } from './taken';

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
    if (!before) return;
    const moves = (['coach_id', 'course_slot_date', 'course_slot_start'] as const).some(
      (column) => before[column] !== merged[column],
    );
    if ((moves || merged.course_slot_closed === 'Y') && (await isTaken(this.database, before.id)))
      throw refuse('SLOT_BOOKED');
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
