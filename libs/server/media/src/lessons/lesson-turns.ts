import { Injectable } from '@nestjs/common';
import { type Actor, Database, refuse } from '@wethi/platform';
import type { Video } from '../video/video.entity';
import { CourseLessons } from './course-lessons';
import { CourseProgresses } from './course-progress';

/** Lessons that open once the one before them is seen (63-admin-courses). */
@Injectable()
export class LessonTurns {
  constructor(
    private readonly database: Database,
    private readonly lessons: CourseLessons,
    private readonly progresses: CourseProgresses,
  ) {}

  /**
   * A lesson may be any recording of the stage, as that of a lesson taught live. Personnel watch what they like, and free ones wait for
   * nothing. @throws Refusal LESSON_NOT_YET
   */
  async require({ id, stage_id, video_type }: Video, actor: Actor | undefined): Promise<void> {
    if (actor?.kind !== 'user' || video_type === 'teaser' || stage_id === null) return;
    if (!(await this.hasTurns(stage_id))) return;
    const lessons = await this.lessons.ofStage(stage_id);
    const place = lessons.findIndex(({ video_id }) => video_id === id);
    if (!lessons[place]?.is_after) return;
    // One that cannot be played yet holds nobody up, nor does one of which nobody knows what was seen.
    const before = lessons.slice(0, place).findLast(({ video_id, is_counted }) => video_id !== null && is_counted);
    if (!before) return;
    const seen = await this.progresses.seenBy([actor.id], [before]);
    if (!seen.get(actor.id)) throw refuse('LESSON_NOT_YET', { data: { title: before.stage_detail_time_title } });
  }

  /** Of most stages no item waits for another. */
  private async hasTurns(stageId: number): Promise<boolean> {
    const [waits] = await this.database.query<unknown[]>(
      `SELECT 1 FROM stage_time
        WHERE stage_id = ? AND stage_detail_time_type = 'lesson' AND stage_detail_time_after = 'Y' LIMIT 1`,
      [stageId],
    );
    return waits !== undefined;
  }
}
