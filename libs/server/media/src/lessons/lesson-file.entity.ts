import { ApiProperty, PickType } from '@nestjs/swagger';
import { ForeignKey, IntegerColumn, NamesFile, OfBand, RecordEntity, Secret, ServerSet, Text } from '@wethi/platform';
import { Column, Entity } from 'typeorm';

/** A file that learners of a lesson keep, such as an exercise. */
@Entity('lesson_file')
@OfBand(
  (row) =>
    `${row}.stage_time_id IN (SELECT t.id FROM stage_time t JOIN stage s ON s.id = t.stage_id WHERE s.band_id = :bandId)`,
)
export class LessonFile extends RecordEntity {
  @ForeignKey({ required: true })
  stage_time_id: number;

  /** As whoever uploaded it calls it. */
  @Text(200, { required: true, thai: true })
  lesson_file_name: string;

  @Secret()
  @NamesFile('private')
  @Column({ type: 'varchar', length: 200 })
  lesson_file_path: string;

  @ServerSet()
  @IntegerColumn({ default: 0 })
  lesson_file_bytes: number;

  @IntegerColumn({ default: 1, index: true })
  lesson_file_item: number;
}

/** A file as learners see it; `lessonFileContent` sends it. */
export class FileOfLesson extends PickType(LessonFile, [
  'id',
  'stage_time_id',
  'lesson_file_name',
  'lesson_file_bytes',
] as const) {}

/** The form that a file is sent with. */
export class LessonFileForm extends PickType(LessonFile, ['stage_time_id', 'lesson_file_name'] as const) {
  @ApiProperty({ type: String, format: 'binary' })
  images: unknown;
}

declare module '@wethi/platform' {
  interface Tables {
    lesson_file: LessonFile;
  }
}
