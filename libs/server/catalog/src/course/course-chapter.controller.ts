import { Controller } from '@nestjs/common';
import { type Actor, Resource } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { CourseChapter } from './course-chapter.entity';

const SHOWN = `SELECT c.id FROM course c JOIN product p ON p.id = c.product_id WHERE p.product_disable = 'N'`;

@Controller()
export class CourseChapterController extends Resource(CourseChapter, {
  path: 'courseChapter',
  read: 'public',
  write: 'catalog.write',
  sort: 'course_chapter_item',
  within: 'course_id',
  lookups: { courseChapterByCourseId: ['course_id'] },
}) {
  protected override visible(rows: SelectQueryBuilder<CourseChapter>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') rows.andWhere(`row.course_id IN (${SHOWN})`);
  }
}
