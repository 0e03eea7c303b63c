import { Injectable } from '@nestjs/common';
import { PLANNED } from '@wethi/catalog';
import { Clock, Database } from '@wethi/platform';
import { sql } from 'kysely';
import { stageOfCourse } from '../video/stage-of-course';
import type { Lesson } from './lessons.dto';
import { hoursOf, type LessonTimes } from './lesson-hours';

/** The lessons of courses: the items of a product's stage that are one, chapter by chapter. */
@Injectable()
export class CourseLessons {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

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
      .select([
        't.stage_detail_time_date',
        't.stage_detail_time_start',
        't.stage_detail_time_to',
        't.stage_detail_time_after',
      ])
      .select(['v.id as video_id', 'v.video_type', 'v.video_formath', 'k.coach_name', 'k.coach_img'])
      .select(({ fn }) =>
        fn.coalesce('v.video_duration', sql<number>`${sql.raw(PLANNED)}`, sql<number>`0`).as('seconds'),
      )
      .where('t.stage_id', '=', stageId)
      .where('t.stage_detail_time_type', '=', 'lesson')
      .orderBy('c.course_chapter_item')
      .orderBy('c.id')
      .orderBy('t.stage_detail_time_item')
      .orderBy('t.id')
      .execute();
    const now = this.clock.now().getTime();
    const facts = rows.map(({ video_id, video_formath, seconds, ...row }) => ({
      isPlayable: video_id !== null,
      isMeasured: video_id !== null && video_formath !== 'embed' && Number(seconds) > 0,
      isMissed: video_id === null && endOf(row) <= now,
    }));
    const isCounted = counting(facts);
    return rows.map(({ video_type, seconds, stage_detail_time_after, coach_name, coach_img, ...row }, place) => ({
      stage_time_id: row.stage_time_id,
      course_chapter_id: row.course_chapter_id,
      stage_detail_time_title: row.stage_detail_time_title,
      stage_detail_time_date: row.stage_detail_time_date,
      stage_detail_time_start: row.stage_detail_time_start,
      video_id: row.video_id,
      seconds: Number(seconds),
      is_measured: facts[place]?.isMeasured ?? false,
      is_counted: isCounted[place] ?? false,
      is_free: video_type === 'teaser',
      is_after: stage_detail_time_after === 'Y',
      coach: coach_name === null ? null : { coach_name, coach_img },
    }));
  }
}

/** When a lesson that is taught live is over, ms since 1970; Infinity of others. */
function endOf({ stage_detail_time_date: date, ...times }: LessonTimes): number {
  return date === null ? Infinity : hoursOf(date, times).ends;
}

interface Facts {
  isPlayable: boolean;
  isMeasured: boolean;
  /** Taught live, and there is no recording. */
  isMissed: boolean;
}

/**
 * Which lessons have to be seen: those that are measured or still to come. What is not measured stands for itself where nothing
 * is, and what was taught live and is gone where nothing else is left.
 */
function counting(lessons: readonly Facts[]): boolean[] {
  const anyMeasured = lessons.some(({ isMeasured }) => isMeasured);
  const counted = lessons.map(({ isPlayable, isMeasured, isMissed }) =>
    isPlayable ? isMeasured || !anyMeasured : !isMissed,
  );
  return counted.includes(true) ? counted : lessons.map(() => true);
}
