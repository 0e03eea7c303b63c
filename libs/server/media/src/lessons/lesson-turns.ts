import { Injectable } from '@nestjs/common';
import { type Actor, refuse } from '@wethi/platform';
import type { Video } from '../video/video.entity';
import { CourseLessons } from './course-lessons';
import { CourseProgresses } from './course-progress';

/** Lessons that open once the one before them is seen (63-admin-courses). */
@Injectable()
export class LessonTurns {
  constructor(
    private readonly lessons: CourseLessons,
    private readonly progresses: CourseProgresses,
  ) {}

  /** Personnel watch what they like. @throws Refusal LESSON_NOT_YET */
  async require({ id, stage_id, video_type }: Video, actor: Actor | undefined): Promise<void> {
    if (actor?.kind !== 'user' || video_type !== 'course' || stage_id === null) return;
    const lessons = await this.lessons.ofStage(stage_id);
    const place = lessons.findIndex(({ video_id }) => video_id === id);
    if (!lessons[place]?.is_after) return;
    // One that cannot be played yet holds nobody up, nor does one of which nobody knows what was seen.
    const before = lessons.slice(0, place).findLast(({ video_id, is_counted }) => video_id !== null && is_counted);
    if (!before) return;
    const seen = await this.progresses.seenBy([actor.id], [before]);
    if (!seen.get(actor.id)) throw refuse('LESSON_NOT_YET', { data: { title: before.stage_detail_time_title } });
  }
}
