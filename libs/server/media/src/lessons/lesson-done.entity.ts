import { PickType } from '@nestjs/swagger';
import { ForeignKey, OfNoBand, RecordEntity } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** That somebody has seen a lesson, as they say, where no player tells it (docs/decisions/0135). */
@Entity('lesson_done')
@OfNoBand()
@Index(['user_id', 'stage_time_id'], { unique: true })
export class LessonDone extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  user_id: number;

  @ForeignKey({ required: true })
  stage_time_id: number;
}

export class ConfirmLesson extends PickType(LessonDone, ['stage_time_id'] as const) {}

declare module '@wethi/platform' {
  interface Tables {
    lesson_done: LessonDone;
  }
}
