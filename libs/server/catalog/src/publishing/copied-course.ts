import type { ProductCopyPart } from '@wethi/contract';
import type { Actor, Database } from '@wethi/platform';
import { Course } from '../course/course.entity';
import { CourseChapter } from '../course/course-chapter.entity';
import { withoutOwn } from './without-own';

interface CopiedCourse {
  /** The old product. */
  from: number;
  product_id: number;
  /** The copy's, which has its lessons already. */
  stage_id: number | null;
  actor: Actor;
  parts: readonly ProductCopyPart[];
}

const NO_PICTURES = { courses_live_trade_path: null, courses_live_streaming_path: null };

/** Of a course what it is beside a product, and its chapters; the copied lessons stand in these and no longer in the old ones. */
export async function copyCourse(database: Database, copied: CopiedCourse): Promise<void> {
  const { from, product_id, stage_id, actor, parts } = copied;
  const course = await database.manager.findOneBy(Course, { product_id: from });
  if (!course) return;
  const pictures = parts.includes('pictures') ? {} : NO_PICTURES;
  const course_id = await database.insert(Course, { ...withoutOwn(course, actor), ...pictures, product_id });
  if (!parts.includes('songs')) return;
  const of = { where: { course_id: course.id }, order: { id: 'ASC' } } as const;
  for (const chapter of await database.manager.find(CourseChapter, of)) {
    const id = await database.insert(CourseChapter, { ...withoutOwn(chapter, actor), course_id });
    await database.write('UPDATE stage_time SET course_chapter_id = ? WHERE stage_id = ? AND course_chapter_id = ?', [
      id,
      stage_id,
      chapter.id,
    ]);
  }
}
