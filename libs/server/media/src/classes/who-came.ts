import type { StageTime } from '@wethi/catalog';
import type { CheckingStatus } from '@wethi/contract';
import { addDays } from '@wethi/format';
import type { Database } from '@wethi/platform';
import { sql } from 'kysely';
import { hoursOf, type LessonTimes } from '../lessons/lesson-hours';

const LATE_MS = 15 * 60_000;
/** Who watched the lesson before to its last moment has not come to the next. */
const STAYED_SECONDS = 60;

/** A lesson with what it takes to see who came. */
export type Taught = Pick<StageTime, 'id' | 'stage_id'> & LessonTimes;

export interface Came {
  user_id: number;
  /** Within the lesson. */
  came_at: Date;
  seconds: number;
}

/** Viewings of the stage's live shows that fall into the lesson's hours: a day may have several lessons. */
function viewingsOf(database: Database, lesson: Taught, day: string) {
  return database.sql
    .selectFrom('video_statistics as s')
    .innerJoin('video as v', 'v.id', 's.video_id')
    .where('v.stage_id', '=', lesson.stage_id)
    .where('s.live', '=', 'Y')
    .where('s.visit_date', 'in', [day, addDays(day, 1)])
    .where(secondsWithin(lesson, day), '>=', STAYED_SECONDS);
}

/** Of what a viewing `s` watched: what came before the lesson counts for that time, and a pause for none. */
function secondsWithin(lesson: Taught, day: string) {
  const { begins, ends } = hoursOf(day, lesson);
  const [from, to] = [new Date(begins), new Date(ends)];
  return sql<number>`least(
    cast(s.time_total as signed) - greatest(0, timestampdiff(second, s.create_at, ${from})),
    timestampdiff(second, greatest(s.create_at, ${from}), least(s.update_at, ${to})))`;
}

/** Whether anybody watched the lesson live: without a viewing nothing tells who came. */
export async function wasWatched(database: Database, lesson: Taught): Promise<boolean> {
  if (lesson.stage_detail_time_date === null) return false;
  const viewings = viewingsOf(database, lesson, lesson.stage_detail_time_date);
  return (await viewings.select('s.id').limit(1).executeTakeFirst()) !== undefined;
}

/** Who of these watched the lesson live, since when and for how long of it. */
export async function whoCame(database: Database, lesson: Taught, userIds: readonly number[]): Promise<Came[]> {
  const { stage_detail_time_date: day } = lesson;
  if (day === null || userIds.length === 0) return [];
  const { begins } = hoursOf(day, lesson);
  const within = secondsWithin(lesson, day);
  const rows = await viewingsOf(database, lesson, day)
    .select('s.user_id')
    .select(({ fn }) => [fn.min('s.create_at').as('came_at'), fn.sum<number>(within).as('seconds')])
    .where('s.user_id', 'in', userIds)
    .groupBy('s.user_id')
    .execute();
  return rows.map(({ user_id, came_at, seconds }) => ({
    user_id,
    came_at: new Date(Math.max(came_at.getTime(), begins)),
    seconds: Number(seconds),
  }));
}

/** Absent without a viewing, late when it began a quarter of an hour after the lesson. */
export function proposedBy(lesson: Taught, viewing: Came | undefined): CheckingStatus {
  const { stage_detail_time_date: day, stage_detail_time_start: start } = lesson;
  if (!viewing || day === null) return 'absent';
  const isLate = start !== null && viewing.came_at.getTime() - hoursOf(day, lesson).begins > LATE_MS;
  return isLate ? 'late' : 'come';
}
