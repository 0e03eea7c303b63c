import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import {
  BOOKING_STATUS,
  CHECKING_STATUS,
  PRODUCT_TYPE,
  type BookingStatus,
  type CheckingStatus,
  type ProductType,
} from '@wethi/contract';
import { Id, ReadAt, TableFormatQuery } from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsDateString, IsIn, IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { CourseSlot } from './course-slot.entity';
import { UserCourseBooking } from './user-course-booking.entity';

export class LessonQuery {
  @Id(true)
  stage_time_id: number;
}

/** The newest lessons, of one course, or the one that is asked for. */
export class LessonsQuery {
  @Id(false) product_id?: number;
  @Id(false) stage_time_id?: number;
}

/** A lesson that is taught live. */
export class LiveLesson {
  @ApiProperty({ type: 'integer' }) stage_time_id: number;
  @ApiProperty({ type: 'integer' }) product_id: number;
  @ApiProperty({ type: String }) product_title: string;
  @ApiProperty({ type: String }) stage_detail_time_title: string;
  @ApiProperty({ type: String, format: 'date' }) stage_detail_time_date: string;
  @ApiProperty({ type: String, nullable: true }) stage_detail_time_start: string | null;
  /** Learners who are marked. */
  @ApiProperty({ type: 'integer' }) checked: number;
}

/** A learner of a lesson, and whether they came. */
export class CheckedLearner {
  @ApiProperty({ type: 'integer' }) user_id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String }) user_tel: string;
  @ApiProperty({ type: String, nullable: true }) user_path: string | null;

  /** What personnel marked; null while nobody did. */
  @ApiProperty({ enum: Object.keys(CHECKING_STATUS), nullable: true })
  user_checking_status: CheckingStatus | null;

  /** What their viewing of the live lesson says; null before it is over and without a viewing. */
  @ApiProperty({ enum: Object.keys(CHECKING_STATUS), nullable: true })
  proposed: CheckingStatus | null;

  /** When they came to the live lesson. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  came_at: Date | null;

  @ApiProperty({ type: 'integer' })
  minutes: number;
}

/** Somebody who learns a course. */
export class Learner {
  @ApiProperty({ type: 'integer' }) user_id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String }) user_tel: string;
  @ApiProperty({ type: 'integer' }) product_id: number;
  @ApiProperty({ type: String }) product_title: string;
  @ApiProperty({ enum: Object.keys(PRODUCT_TYPE) }) product_type: ProductType;
  @ApiProperty({ type: 'integer' }) lessons: number;
  @ApiProperty({ type: 'integer' }) seen: number;
  /** Live lessons that they came to, of those that were marked. */
  @ApiProperty({ type: 'integer' }) came: number;
  @ApiProperty({ type: 'integer' }) checked: number;
  @ApiProperty({ type: String, format: 'date-time' }) until: Date;
  @ApiProperty({ type: String, nullable: true }) user_courses_no: string | null;
  /** Whether they signed its application; null where it has none. */
  @ApiProperty({ enum: ['signed', 'wait'], nullable: true }) application: 'signed' | 'wait' | null;
}

/** How much there is behind each screen. */
export class CourseFigures {
  @ApiProperty({ type: 'integer' }) learners: number;
  /** Lessons that were taught live and of which nobody is marked. */
  @ApiProperty({ type: 'integer' }) unchecked: number;
  /** Bookings of hours to come. */
  @ApiProperty({ type: 'integer' }) booked: number;
  /** Those of them that wait for an answer. */
  @ApiProperty({ type: 'integer' }) waiting: number;
}

export class LearnersFilter {
  @Id(false)
  product_id?: number;

  /** Name or phone. */
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;
}

export class LearnersFileQuery extends IntersectionType(LearnersFilter, TableFormatQuery) {}

export class LearnersQuery extends LearnersFilter {
  @ApiProperty({ type: 'integer', required: false, default: 1 })
  @Type(() => Number)
  @IsOptional()
  @IsInt()
  @Min(1)
  page: number = 1;
}

export class WeekQuery {
  @Id(true)
  coach_id: number;

  /** First day of the seven. */
  @ApiProperty({ type: String, format: 'date' })
  @IsDateString({ strict: true })
  from: string;
}

/** A booking as personnel sees it. */
export class BookingOfSlot extends PickType(UserCourseBooking, [
  'id',
  'create_at',
  'update_at',
  'user_id',
  'product_id',
  'user_course_booking_status',
  'user_course_booking_note',
] as const) {
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String }) user_tel: string;
  @ApiProperty({ type: String }) product_title: string;
  /** How often they may still book, this one included. */
  @ApiProperty({ type: 'integer' }) left: number;
  @ApiProperty({ type: 'integer' }) bookings: number;
}

/** An hour of a coach with who booked it. */
export class SlotOfWeek extends CourseSlot {
  @ApiProperty({ type: [BookingOfSlot] })
  booked: BookingOfSlot[];
}

/** An hour that a learner may book. */
export class OpenSlot extends PickType(CourseSlot, [
  'id',
  'course_slot_date',
  'course_slot_start',
  'course_slot_to',
  'course_slot_place',
] as const) {
  @ApiProperty({ type: 'integer' }) places_left: number;
}

export class OwnBooking extends PickType(CourseSlot, [
  'course_slot_date',
  'course_slot_start',
  'course_slot_to',
  'course_slot_place',
] as const) {
  /** Of the booking. */
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer' }) course_slot_id: number;
  @ApiProperty({ enum: Object.keys(BOOKING_STATUS) }) user_course_booking_status: BookingStatus;
  @ApiProperty({ type: String, nullable: true }) user_course_booking_note: string | null;
  /** The room, once the learner was sent it. */
  @ApiProperty({ type: String, nullable: true }) link: string | null;
}

/** What a learner may book of a course, and has. */
export class OwnBookings {
  @ApiProperty({ type: [OwnBooking] }) own: OwnBooking[];
  @ApiProperty({ type: [OpenSlot] }) open: OpenSlot[];
  /** How often they may still book. */
  @ApiProperty({ type: 'integer' }) left: number;
}

export class BookSlot {
  @Id(true) course_slot_id: number;
  @Id(true) product_id: number;

  /** For whom personnel books; a customer books for themselves. */
  @Id(false) user_id?: number;
}

export class DecideBooking extends ReadAt {
  @Id(true) id: number;

  @ApiProperty({ enum: ['accept', 'refuse'] })
  @IsIn(['accept', 'refuse'])
  user_course_booking_status: 'accept' | 'refuse';

  @ApiProperty({ type: String, maxLength: 300, required: false })
  @IsOptional()
  @IsString()
  @MaxLength(300)
  user_course_booking_note?: string;
}

export class MoveBooking extends ReadAt {
  @Id(true) id: number;
  @Id(true) course_slot_id: number;
}
