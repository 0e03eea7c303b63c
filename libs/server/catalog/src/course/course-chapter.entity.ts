import { ForeignKey, IntegerColumn, OfBand, RecordEntity, Text } from '@wethi/platform';
import { Entity } from 'typeorm';

/** A part of a course; the lessons in it name it. */
@Entity('course_chapter')
@OfBand(
  (row) =>
    `${row}.course_id IN (SELECT c.id FROM course c JOIN product p ON p.id = c.product_id WHERE p.band_id = :bandId)`,
)
export class CourseChapter extends RecordEntity {
  @ForeignKey({ required: true })
  course_id: number;

  @Text(200, { required: true, search: true, thai: true, name: true })
  course_chapter_title: string;

  @IntegerColumn({ default: 1, index: true })
  course_chapter_item: number;
}

declare module '@wethi/platform' {
  interface Tables {
    course_chapter: CourseChapter;
  }
}
