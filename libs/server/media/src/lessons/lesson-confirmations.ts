import { Injectable } from '@nestjs/common';
import { StageTime } from '@wethi/catalog';
import { type Actor, Clock, Database, Records, refuse } from '@wethi/platform';
import { Video } from '../video/video.entity';
import { VideoAccess } from '../video/video-access';
import { CourseLessons } from './course-lessons';
import { LessonTurns } from './lesson-turns';

/** The word of learners for lessons whose player tells nothing (docs/decisions/0135). */
@Injectable()
export class LessonConfirmations {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly access: VideoAccess,
    private readonly lessons: CourseLessons,
    private readonly turns: LessonTurns,
    private readonly clock: Clock,
  ) {}

  /**
   * Once more is no fault.
   * @throws Refusal NOT_FOUND, also of a lesson whose player tells by itself, LESSON_NOT_YET, and as VideoAccess.requireBought
   */
  async add(stage_time_id: number, actor: Actor): Promise<void> {
    const { stage_id } = await this.records.byId(StageTime, stage_time_id);
    await this.access.requireBought(stage_id, actor);
    const lesson = (await this.lessons.ofStage(stage_id)).find((one) => one.stage_time_id === stage_time_id);
    if (!lesson?.video_id || lesson.is_measured) throw refuse('NOT_FOUND');
    await this.turns.require(await this.records.byId(Video, lesson.video_id), actor);
    await this.database.write(
      `INSERT INTO lesson_done (user_id, stage_time_id, create_at, create_by) VALUES (?)
         ON DUPLICATE KEY UPDATE stage_time_id = VALUES(stage_time_id)`,
      [[actor.id, stage_time_id, this.clock.now(), actor.id]],
    );
  }
}
