import { ForeignKey, IntegerColumn, OfBand, Picture, RecordEntity, Text } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** What a product of type C or T is beside a product; its lessons are the items of its stage (decisions.md §3). */
@Entity('course')
@OfBand((row) => `${row}.product_id IN (SELECT id FROM product WHERE band_id = :bandId)`)
export class Course extends RecordEntity {
  @Index({ unique: true })
  @ForeignKey({ required: true, index: false })
  product_id: number;

  @ForeignKey()
  coach_id: number | null;

  /** What its learners can do afterwards, one a line. */
  @Text(2000)
  courses_outcomes: string | null;

  /** How often each learner may book the coach for themselves. */
  @IntegerColumn({ default: 0, max: 100 })
  courses_bookings: number;

  /** What its learners sign; none where nothing is signed. */
  @Text(4000)
  courses_application: string | null;

  @Picture()
  courses_live_trade_path: string | null;

  @Picture()
  courses_live_streaming_path: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    course: Course;
  }
}
