import { ApiProperty, PickType } from '@nestjs/swagger';
import { Coach } from '@wethi/catalog';
import { valuesOf, YES_NO, type YesNo } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { UserCourse } from './user-course.entity';

export class CourseQuery {
  /** The course as a product. */
  @Id(true)
  product_id: number;
}

export class CourseViewQuery {
  @Id(false)
  product_id?: number;

  /** A lesson's, to find the course that it belongs to. */
  @Id(false)
  video_id?: number;
}

/** Whose name stands on the certificate. */
export class SaveCertificate extends CourseQuery {
  @ApiProperty({ type: String, maxLength: 200 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  user_courses_name: string;
}

/** The form that a signature is sent with. */
export class SignatureForm extends CourseQuery {
  @ApiProperty({ type: String, format: 'binary' })
  images: unknown;
}

export class KeptSignature {
  @ApiProperty({ type: String })
  filename: string;
}

/** A learner of a course. */
export class LearnerQuery extends CourseQuery {
  @Id(true)
  user_id: number;
}

/** What a learner signed, and when. */
export class SignedApplication extends PickType(UserCourse, [
  'user_courses_application',
  'user_courses_sign_at',
] as const) {}

/** Who gives a lesson. */
export class CoachOfLesson extends PickType(Coach, ['coach_name', 'coach_img'] as const) {}

/** A lesson as everybody sees it. */
export class Lesson {
  /** Of stageTime. */
  @ApiProperty({ type: 'integer' })
  stage_time_id: number;

  @ApiProperty({ type: 'integer', nullable: true })
  course_chapter_id: number | null;

  @ApiProperty({ type: String })
  stage_detail_time_title: string;

  /** Of a lesson that is taught live. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  stage_detail_time_date: string | null;

  @ApiProperty({ type: String, nullable: true })
  stage_detail_time_start: string | null;

  /** Its recording; null until it can be played. */
  @ApiProperty({ type: 'integer', nullable: true })
  video_id: number | null;

  /** Of the recording, or as long as it is planned. */
  @ApiProperty({ type: 'integer' })
  seconds: number;

  /** Plays for everybody. */
  @ApiProperty({ type: Boolean })
  is_free: boolean;

  /** Opens once the one before it is seen. */
  @ApiProperty({ type: Boolean })
  is_after: boolean;

  /** Its player tells what is watched of it; not one of another site, or of unknown length, for which its learner's word stands. */
  @ApiProperty({ type: Boolean })
  is_measured: boolean;

  /** Has to be seen before the course is finished (docs/decisions/0135). */
  @ApiProperty({ type: Boolean })
  is_counted: boolean;

  /** Null where the coach of the course gives it. */
  @ApiProperty({ type: CoachOfLesson, nullable: true })
  coach: CoachOfLesson | null;
}

/** The lessons of a part of a course. */
export class LessonChapter {
  /** Null of lessons that stand in no chapter. */
  @ApiProperty({ type: String, nullable: true })
  course_chapter_title: string | null;

  @ApiProperty({ type: [Lesson] })
  lessons: Lesson[];
}

/** Another course of the same coach. */
export class OtherCourse {
  @ApiProperty({ type: String }) product_title: string;
  @ApiProperty({ type: String }) product_url: string;
  @ApiProperty({ type: String, nullable: true }) product_img: string | null;
  @ApiProperty({ type: Number }) product_price: number;
  @ApiProperty({ enum: valuesOf(YES_NO) }) product_free: YesNo;
  @ApiProperty({ type: 'integer' }) lessons: number;
}

/** A course as everybody sees it. */
export class CourseView {
  @ApiProperty({ type: 'integer' }) product_id: number;
  @ApiProperty({ type: String }) product_title: string;
  @ApiProperty({ type: String }) product_url: string;
  @ApiProperty({ type: String, nullable: true }) product_img: string | null;
  @ApiProperty({ type: Number }) product_price: number;
  @ApiProperty({ enum: valuesOf(YES_NO) }) product_free: YesNo;

  /** What its learners can do afterwards. */
  @ApiProperty({ type: [String] })
  outcomes: string[];

  @ApiProperty({ type: Coach, nullable: true })
  coach: Coach | null;

  @ApiProperty({ type: [LessonChapter] })
  chapters: LessonChapter[];

  /** How many bought it. */
  @ApiProperty({ type: 'integer' })
  learners: number;

  /** Files that its learners may keep. */
  @ApiProperty({ type: 'integer' })
  files: number;

  @ApiProperty({ type: Boolean })
  has_captions: boolean;

  /** How often a learner may book the coach. */
  @ApiProperty({ type: 'integer' })
  bookings: number;

  /** For how many days it can be learned. */
  @ApiProperty({ type: 'integer' })
  days: number;

  @ApiProperty({ type: [OtherCourse] })
  others: OtherCourse[];
}

/** How far somebody is with a lesson. */
export class LessonProgress {
  @ApiProperty({ type: 'integer' }) stage_time_id: number;

  /** Watched, of its length. */
  @ApiProperty({ type: 'integer' })
  seen_seconds: number;

  /** 90 % of it, or as its learner says, or they came to it. */
  @ApiProperty({ type: Boolean })
  is_seen: boolean;

  /** Second where it was left; 0 to begin. */
  @ApiProperty({ type: 'integer' })
  position: number;
}

/** How far somebody is with a course. */
export class CourseProgress {
  @ApiProperty({ type: [LessonProgress] })
  lessons: LessonProgress[];

  /** Last moment in which it can be learned; null without end. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  until: Date | null;

  /** The day on which the last lesson was seen, the certificate's once there is one; null until all are. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  finished: string | null;

  @ApiProperty({ type: 'integer' })
  notes: number;

  /** What its learners sign; null where nothing is signed. */
  @ApiProperty({ type: String, nullable: true })
  application: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  user_courses_sign_at: Date | null;

  /** Number of the certificate; null until it is taken. */
  @ApiProperty({ type: String, nullable: true })
  user_courses_no: string | null;

  /** The name on it, or the one of the profile. */
  @ApiProperty({ type: String })
  user_courses_name: string;

  /** Its paper was saved once, and the name on it stays. */
  @ApiProperty({ type: Boolean })
  user_courses_saved: boolean;
}
