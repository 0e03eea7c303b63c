import type { YesNo } from '@wethi/contract';
import {
  DateOnly,
  ForeignKey,
  IntegerColumn,
  OfBand,
  RecordEntity,
  Text,
  TimeOnly,
  YesNoColumn,
} from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** An hour of a coach that learners may book. */
@Entity('course_slot')
@OfBand((row) => `${row}.coach_id IN (SELECT id FROM coach WHERE band_id = :bandId)`)
@Index('course_slot_at', ['coach_id', 'course_slot_date', 'course_slot_start'], { unique: true })
export class CourseSlot extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  coach_id: number;

  @DateOnly({ required: true, index: true })
  course_slot_date: string;

  @TimeOnly({ required: true })
  course_slot_start: string;

  @TimeOnly({ required: true })
  course_slot_to: string;

  /** Where they meet, in words or as an address. */
  @Text(200)
  course_slot_place: string | null;

  /** The room on the web, which its learners are sent an hour before. */
  @Text(300, { pattern: /^https:\/\/\S+$/, hint: 'ลิงก์ต้องขึ้นต้นด้วย https://' })
  course_slot_link: string | null;

  /** How many learners at once. */
  @IntegerColumn({ default: 1, min: 1, max: 100 })
  course_slot_places: number;

  /** 'Y' offers it to nobody. */
  @YesNoColumn()
  course_slot_closed: YesNo;
}

declare module '@wethi/platform' {
  interface Tables {
    course_slot: CourseSlot;
  }
}
