import { ApiProperty } from '@nestjs/swagger';
import { type Database, PersonnelOnly } from '@wethi/platform';
import { Coach } from './coach.entity';
import { Course } from './course.entity';
import { LEARNER_OF } from './learner-of';

/** A course with its numbers, which the back office alone reads. */
export class CourseWithFigures extends Course {
  @PersonnelOnly()
  @ApiProperty({ type: 'integer' })
  lessons?: number;

  /** Those of a course that is taught live, on a day each. */
  @PersonnelOnly()
  @ApiProperty({ type: 'integer' })
  live_lessons?: number;

  /** Those that have a video. */
  @PersonnelOnly()
  @ApiProperty({ type: 'integer' })
  recorded_lessons?: number;

  /** Length of all of them, as recorded or else as planned. */
  @PersonnelOnly()
  @ApiProperty({ type: 'integer' })
  lesson_seconds?: number;

  /** People who bought it or were given it. */
  @PersonnelOnly()
  @ApiProperty({ type: 'integer' })
  learners?: number;
}

/** SQL: how long an item `t` of a stage is planned, as its times of day say; past midnight the clock begins again. */
export const PLANNED =
  'MOD(TIME_TO_SEC(t.stage_detail_time_to) - TIME_TO_SEC(t.stage_detail_time_start) + 86400, 86400)';
const FIGURES = `SELECT p.id AS product_id, COUNT(t.id) AS lessons,
    COUNT(IF(p.product_type = 'T', t.stage_detail_time_date, NULL)) AS live_lessons, COUNT(t.video_id) AS recorded_lessons,
    COALESCE(SUM(COALESCE(v.video_duration, ${PLANNED}, 0)), 0) AS lesson_seconds,
    (SELECT COUNT(DISTINCT ${LEARNER_OF}) FROM orders_detail d JOIN orders o ON o.id = d.orders_id
      WHERE d.product_id = p.id AND d.orders_refund_id IS NULL AND o.orders_status = 'approve') AS learners
  FROM product p
  LEFT JOIN stage_time t ON t.stage_id = p.stage_id AND t.stage_detail_time_type = 'lesson'
  LEFT JOIN video v ON v.id = t.video_id
 WHERE p.id IN (?) GROUP BY p.id`;

export async function withFigures(database: Database, rows: readonly Course[]): Promise<CourseWithFigures[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ product_id }) => product_id);
  const found = await database.query<({ product_id: number } & Partial<CourseWithFigures>)[]>(FIGURES, [ids]);
  const figures = new Map(found.map(({ product_id, ...counted }) => [product_id, counted]));
  return rows.map((row) => ({ ...row, ...figures.get(row.product_id) }));
}

/** A coach with their numbers, which the back office alone reads. */
export class CoachWithFigures extends Coach {
  @PersonnelOnly()
  @ApiProperty({ type: 'integer' })
  courses?: number;

  /** People who bought one of them or were given it. */
  @PersonnelOnly()
  @ApiProperty({ type: 'integer' })
  learners?: number;
}

const COACHED = `SELECT c.coach_id, COUNT(DISTINCT c.id) AS courses, COUNT(DISTINCT ${LEARNER_OF}) AS learners
  FROM course c
  LEFT JOIN orders_detail d ON d.product_id = c.product_id AND d.orders_refund_id IS NULL
  LEFT JOIN orders o ON o.id = d.orders_id AND o.orders_status = 'approve'
 WHERE c.coach_id IN (?) GROUP BY c.coach_id`;

export async function withCourses(database: Database, rows: readonly Coach[]): Promise<CoachWithFigures[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await database.query<({ coach_id: number } & Partial<CoachWithFigures>)[]>(COACHED, [ids]);
  const figures = new Map(found.map(({ coach_id, ...counted }) => [coach_id, counted]));
  return rows.map((row) => ({ ...row, courses: 0, learners: 0, ...figures.get(row.id) }));
}
