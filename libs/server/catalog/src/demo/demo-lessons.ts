import { addDays } from '@wethi/format';
import { In, type EntityManager } from 'typeorm';
import type { Coach } from '../course/coach.entity';
import type { Product } from '../product/product.entity';
import { StageTime } from '../stage/stage-time.entity';
import * as make from '../testing/catalog.factory';
import { COACHES, LESSONS } from './demo-courses';
import type { DemoPictures } from './demo-pictures';
import type { SeededBand } from './demo-stage';

interface Seeded {
  bands: Readonly<Record<string, SeededBand>>;
  products: Readonly<Record<string, Product>>;
}

/** The courses of the products, with their coaches, and their lessons in chapters. */
export async function seedCourses(manager: EntityManager, pictures: DemoPictures, seeded: Seeded): Promise<void> {
  const coaches: Record<string, Coach> = {};
  for (const { name, band, subtitle, detail, picture } of COACHES) {
    coaches[name] = await make.makeCoach(manager, {
      band_id: seeded.bands[band]?.id,
      coach_name: name,
      coach_subtitle: subtitle,
      coach_detail: detail,
      coach_img: await pictures.keep('coach', picture),
    });
  }
  for (const [url, { coach, guests = {}, outcomes, chapters, bookings = 0, application }] of Object.entries(LESSONS)) {
    const product = seeded.products[url];
    if (!product) throw new Error(`the demonstration course ${url} has no product`);
    const course = await make.makeCourse(manager, {
      product_id: product.id,
      coach_id: coaches[coach]?.id ?? null,
      courses_outcomes: outcomes.join('\n'),
      courses_bookings: bookings,
      courses_application: application ?? null,
    });
    await seedChapters(manager, course.id, chapters, product);
    const lessons = await lessonsOf(manager, product);
    for (const [number, guest] of Object.entries(guests))
      await manager.update(StageTime, { id: lessons[Number(number) - 1]?.id }, { coach_id: coaches[guest]?.id });
    if (product.product_type === 'T') await teachWeekly(manager, product);
  }
}

async function seedChapters(
  manager: EntityManager,
  course_id: number,
  chapters: readonly (readonly [title: string, lessons: number])[],
  product: Product,
): Promise<void> {
  const lessons = await lessonsOf(manager, product);
  for (const [place, [course_chapter_title, count]] of chapters.entries()) {
    const chapter = { course_id, course_chapter_title, course_chapter_item: place + 1 };
    const { id: course_chapter_id } = await make.makeCourseChapter(manager, chapter);
    const ids = lessons.splice(0, count).map(({ id }) => id);
    await manager.update(StageTime, { id: In(ids) }, { course_chapter_id });
  }
}

/** Lessons that are taught live: one a week, at the hour of the first. */
async function teachWeekly(manager: EntityManager, product: Product): Promise<void> {
  const lessons = await lessonsOf(manager, product);
  const [first] = lessons;
  if (!first?.stage_detail_time_date) return;
  const { stage_detail_time_date: day, stage_detail_time_start, stage_detail_time_to } = first;
  for (const [week, { id }] of lessons.entries()) {
    const stage_detail_time_date = addDays(day, week * 7);
    await manager.update(StageTime, { id }, { stage_detail_time_date, stage_detail_time_start, stage_detail_time_to });
  }
}

function lessonsOf(manager: EntityManager, { stage_id }: Product): Promise<StageTime[]> {
  return manager.find(StageTime, { where: { stage_id: stage_id ?? 0 }, order: { stage_detail_time_item: 'ASC' } });
}
