import { Injectable } from '@nestjs/common';
import { Coach, CourseChapter, LEARNER_OF, todaysPrice, type Product } from '@wethi/catalog';
import { Clock, Config, Database, refuse } from '@wethi/platform';
import { sql } from 'kysely';
import { CourseLessons } from './course-lessons';
import type { CourseView, CourseViewQuery, Lesson, LessonChapter, OtherCourse } from './lessons.dto';

type Found = Pick<Product, 'product_title' | 'product_url' | 'product_img' | 'product_price' | 'product_free'> & {
  product_id: number;
  stage_id: number | null;
  course_id: number | null;
  coach_id: number | null;
  courses_outcomes: string | null;
  courses_bookings: number | null;
};

const MOST_OTHERS = 3;

/** Courses as their pages show them. */
@Injectable()
export class CourseViews {
  constructor(
    private readonly database: Database,
    private readonly lessons: CourseLessons,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * By its product a course that is shown; by a lesson also one that was taken off the site after somebody had bought it.
   * @throws Refusal NOT_FOUND, also for a product that is no course
   */
  find(query: CourseViewQuery): Promise<CourseView> {
    return this.view(query, query.video_id !== undefined);
  }

  /** For who bought it, whether it is still shown or not. @throws Refusal NOT_FOUND */
  ofLearner(product_id: number): Promise<CourseView> {
    return this.view({ product_id }, true);
  }

  private async view(query: CourseViewQuery, whereBought: boolean): Promise<CourseView> {
    const course = await this.course(query, whereBought);
    if (!course) throw refuse('NOT_FOUND');
    const { stage_id, course_id, coach_id, courses_outcomes, courses_bookings, ...product } = course;
    const lessons = stage_id === null ? [] : await this.lessons.ofStage(stage_id);
    const [chapters, coach, counts, others] = [
      await this.chapters(course_id, lessons),
      coach_id === null ? null : await this.database.manager.findOneBy(Coach, { id: coach_id }),
      await this.counts(product.product_id, stage_id),
      coach_id === null ? [] : await this.others(coach_id, product.product_id),
    ];
    return {
      ...product,
      outcomes: (courses_outcomes ?? '').split('\n').filter((line) => line.trim() !== ''),
      coach,
      chapters,
      learners: Number(counts.learners),
      files: Number(counts.files),
      has_captions: Boolean(counts.has_captions),
      bookings: courses_bookings ?? 0,
      days: this.config.COURSE_ACCESS_DAYS,
      others,
    };
  }

  private course({ product_id, video_id }: CourseViewQuery, whereBought: boolean): Promise<Found | undefined> {
    const bought = this.database.sql
      .selectFrom('orders_detail as d')
      .innerJoin('orders as o', 'o.id', 'd.orders_id')
      .select('d.id')
      .where('d.product_id', '=', sql.ref<number>('product.id'))
      .where('o.orders_status', '=', 'approve')
      .where('d.orders_refund_id', 'is', null);
    return this.database.sql
      .selectFrom('product')
      .leftJoin('course as c', 'c.product_id', 'product.id')
      .select(['product.id as product_id', 'product.product_title', 'product.product_url', 'product.product_img'])
      .select(['product.stage_id', 'product.product_free', todaysPrice(this.clock.today()).as('product_price')])
      .select(['c.id as course_id', 'c.coach_id', 'c.courses_outcomes', 'c.courses_bookings'])
      .where('product.product_type', 'in', ['C', 'T'])
      .where(({ eb, exists, or }) =>
        or([eb('product.product_disable', '=', 'N'), ...(whereBought ? [exists(bought)] : [])]),
      )
      .where(({ eb, selectFrom }) =>
        video_id === undefined
          ? eb('product.id', '=', product_id ?? 0)
          : eb('product.stage_id', 'in', selectFrom('video').select('stage_id').where('id', '=', video_id)),
      )
      .orderBy('product.product_disable')
      .orderBy('product.id')
      .limit(1)
      .executeTakeFirst();
  }

  /** Lessons in a row that stand in the same chapter. */
  private async chapters(course_id: number | null, lessons: readonly Lesson[]): Promise<LessonChapter[]> {
    const titles = course_id === null ? [] : await this.database.manager.findBy(CourseChapter, { course_id });
    const chapters: LessonChapter[] = [];
    for (const [place, lesson] of lessons.entries()) {
      if (place === 0 || lessons[place - 1]?.course_chapter_id !== lesson.course_chapter_id) {
        const chapter = titles.find(({ id }) => id === lesson.course_chapter_id);
        chapters.push({ course_chapter_title: chapter?.course_chapter_title ?? null, lessons: [] });
      }
      chapters.at(-1)?.lessons.push(lesson);
    }
    return chapters;
  }

  private counts(productId: number, stageId: number | null) {
    return this.database.sql
      .selectNoFrom(({ selectFrom }) => [
        selectFrom('orders_detail as d')
          .innerJoin('orders as o', 'o.id', 'd.orders_id')
          .select(sql<number>`count(distinct ${sql.raw(LEARNER_OF)})`.as('learners'))
          .where('d.product_id', '=', productId)
          .where('o.orders_status', '=', 'approve')
          .where('d.orders_refund_id', 'is', null)
          .as('learners'),
        selectFrom('lesson_file as f')
          .innerJoin('stage_time as t', 't.id', 'f.stage_time_id')
          .select(({ fn }) => fn.count<number>('f.id').as('files'))
          .where('t.stage_id', '=', stageId ?? 0)
          .as('files'),
        selectFrom('video_caption as k')
          .innerJoin('video as v', 'v.id', 'k.video_id')
          .select(sql<number>`count(*) > 0`.as('has_captions'))
          .where('v.stage_id', '=', stageId ?? 0)
          .as('has_captions'),
      ])
      .executeTakeFirstOrThrow();
  }

  private others(coachId: number, productId: number): Promise<OtherCourse[]> {
    const lessons = sql<number>`(select count(*) from stage_time t
      where t.stage_id = product.stage_id and t.stage_detail_time_type = 'lesson')`;
    return this.database.sql
      .selectFrom('course as c')
      .innerJoin('product', 'product.id', 'c.product_id')
      .select(['product.product_title', 'product.product_url', 'product.product_img', 'product.product_free'])
      .select([todaysPrice(this.clock.today()).as('product_price'), lessons.as('lessons')])
      .where('c.coach_id', '=', coachId)
      .where('product.id', '<>', productId)
      .where('product.product_disable', '=', 'N')
      .orderBy('product.id')
      .limit(MOST_OTHERS)
      .execute();
  }
}
