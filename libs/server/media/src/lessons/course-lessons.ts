import { Injectable } from '@nestjs/common';
import { Database } from '@wethi/platform';
import { sql } from 'kysely';
import { stageOfCourse } from '../video/stage-of-course';
import type { Lesson } from './lessons.dto';

/** How long an item of a stage is planned, as its times of day say; past midnight the clock begins again. */
const planned = sql<number>`coalesce(mod(time_to_sec(t.stage_detail_time_to) - time_to_sec(t.stage_detail_time_start) + 86400, 86400), 0)`;

/** The lessons of courses: the items of a product's stage that are one, chapter by chapter. */
@Injectable()
export class CourseLessons {
  constructor(private readonly database: Database) {}

  /** The stage that a course opens. @throws Refusal NOT_FOUND, also for a product without one */
  stageOf(productId: number): Promise<number> {
    return stageOfCourse(this.database, productId);
  }

  /** In their order, with the recordings that can be played. */
  async ofStage(stageId: number): Promise<Lesson[]> {
    const rows = await this.database.sql
      .selectFrom('stage_time as t')
      .leftJoin('course_chapter as c', 'c.id', 't.course_chapter_id')
      .leftJoin('coach as k', 'k.id', 't.coach_id')
      .leftJoin('video as v', (on) =>
        on.onRef('v.id', '=', 't.video_id').on('v.video_status', '=', 'ready').on('v.video_disable', '=', 'N'),
      )
      .select(['t.id as stage_time_id', 't.course_chapter_id', 't.stage_detail_time_title'])
      .select(['t.stage_detail_time_date', 't.stage_detail_time_start', 't.stage_detail_time_after'])
      .select(['v.id as video_id', 'v.video_type', 'v.video_formath', 'k.coach_name', 'k.coach_img'])
      .select(({ fn }) => fn.coalesce('v.video_duration', planned).as('seconds'))
      .where('t.stage_id', '=', stageId)
      .where('t.stage_detail_time_type', '=', 'lesson')
      .orderBy('c.course_chapter_item')
      .orderBy('c.id')
      .orderBy('t.stage_detail_time_item')
      .orderBy('t.id')
      .execute();
    return rows.map(
      ({ video_type, video_formath, seconds, stage_detail_time_after, coach_name, coach_img, ...lesson }) => ({
        ...lesson,
        seconds: Number(seconds),
        is_counted: lesson.video_id === null || (video_formath !== 'embed' && Number(seconds) > 0),
        is_free: video_type === 'teaser',
        is_after: stage_detail_time_after === 'Y',
        coach: coach_name === null ? null : { coach_name, coach_img },
      }),
    );
  }
}
