import { PickType } from '@nestjs/swagger';
import { ForeignKey, IntegerColumn, OfNoBand, RecordEntity, Text } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** What somebody noted for themselves at a moment of a lesson. */
@Entity('lesson_note')
@OfNoBand()
@Index('lesson_note_of_lesson', ['user_id', 'stage_time_id'])
export class LessonNote extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  user_id: number;

  @ForeignKey({ required: true })
  stage_time_id: number;

  /** Of the picture when typing began. */
  @IntegerColumn({ default: 0 })
  lesson_note_second: number;

  @Text(500, { required: true })
  lesson_note_text: string;
}

/** A note as its writer sees it. */
export class OwnNote extends PickType(LessonNote, [
  'id',
  'stage_time_id',
  'lesson_note_second',
  'lesson_note_text',
] as const) {}

export class SaveLessonNote extends PickType(LessonNote, [
  'stage_time_id',
  'lesson_note_second',
  'lesson_note_text',
] as const) {}

declare module '@wethi/platform' {
  interface Tables {
    lesson_note: LessonNote;
  }
}
