import { BOOKING_STATUS, type BookingStatus } from '@wethi/contract';
import { EnumColumn, ForeignKey, OfNoBand, RecordEntity, ServerSet, Text } from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';

/** A learner's booking of a coach's hour; one that was taken back is taken up again by booking the hour anew. */
@Entity('user_course_booking')
@OfNoBand()
@Index(['course_slot_id', 'user_id'], { unique: true })
@Index('user_course_booking_of_learner', ['user_id', 'product_id'])
export class UserCourseBooking extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  course_slot_id: number;

  @ForeignKey({ required: true, index: false })
  user_id: number;

  /** The course by which they book. */
  @ForeignKey({ required: true })
  product_id: number;

  @ServerSet()
  @EnumColumn(BOOKING_STATUS, { default: 'wait' })
  user_course_booking_status: BookingStatus;

  /** When the learner was sent the room of the hour; null until then. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  user_course_booking_link_at: Date | null;

  /** What the learner is told. */
  @Text(300)
  user_course_booking_note: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    user_course_booking: UserCourseBooking;
  }
}
