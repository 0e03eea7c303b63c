import { Injectable } from '@nestjs/common';
import { LEARNER_OF } from '@wethi/catalog';
import { APPLICATION_STATE, LIST_LIMIT } from '@wethi/contract';
import { bangkokTime, typedPhone } from '@wethi/format';
import { accessUntil } from '@wethi/orders';
import { type Actor, AuditLog, type Batches, Config, Database, escapeLike, type TableColumn } from '@wethi/platform';
import { sql } from 'kysely';
import { CourseLessons } from '../lessons/course-lessons';
import { CourseProgresses } from '../lessons/course-progress';
import { UserCourse } from '../lessons/user-course.entity';
import type { Learner, LearnersFileQuery, LearnersFilter, LearnersQuery } from './classes.dto';
import { personName } from './person-name';

/** Read at once for a file, which holds no more than `MOST`. */
const BATCH = 200;
const MOST = 100_000;

type LearnerRow = Omit<Learner, 'until' | 'application'> & {
  until_day: string;
  came_text: string;
  application: string;
};
type BoughtRow = Awaited<ReturnType<ReturnType<Learners['rows']>['execute']>>[number];
export const LEARNER_COLUMNS: TableColumn<LearnerRow>[] = [
  { name: 'name', title: 'ผู้เรียน' },
  { name: 'user_tel', title: 'เบอร์โทร' },
  { name: 'product_title', title: 'คอร์ส' },
  { name: 'seen', title: 'เรียนไปแล้ว' },
  { name: 'lessons', title: 'ทั้งหมด' },
  { name: 'came_text', title: 'มาเรียนสด' },
  { name: 'until_day', title: 'เรียนได้ถึง' },
  { name: 'application', title: 'ใบสมัคร' },
  { name: 'user_courses_no', title: 'ใบรับรอง' },
];

/** Who learns courses, and how far they are: for personnel. */
@Injectable()
export class Learners {
  constructor(
    private readonly database: Database,
    private readonly lessons: CourseLessons,
    private readonly progresses: CourseProgresses,
    private readonly config: Config,
    private readonly audit: AuditLog,
  ) {}

  /** A page of them, newest purchase first, and how many there are. */
  async list({ page, ...filter }: LearnersQuery): Promise<[Learner[], number]> {
    const total = await this.total(filter);
    const rows = await this.rows(filter, LIST_LIMIT)
      .offset((page - 1) * LIST_LIMIT)
      .execute();
    return [await this.learnersOf(rows), total];
  }

  /** All of them, read while the file is made; who took it is noted. */
  async file({ format, ...filter }: LearnersFileQuery, actor: Actor): Promise<Batches<LearnerRow>> {
    await this.audit.record(actor, 'export', UserCourse, 0, undefined, { format, ...filter });
    return this.batches(filter);
  }

  /** Each behind the last: who buys meanwhile shifts none of them. */
  private async *batches(filter: LearnersFilter): AsyncGenerator<LearnerRow[]> {
    let last: number | undefined;
    for (let read = 0; read < MOST; read += BATCH) {
      const rows = await this.rows(filter, BATCH, last).execute();
      last = rows.at(-1)?.line;
      yield (await this.learnersOf(rows)).map(({ until, application, ...learner }) => ({
        ...learner,
        application: APPLICATION_STATE[application ?? 'none'],
        until_day: bangkokTime(until).date,
        came_text: learner.checked ? `${learner.came} / ${learner.checked}` : '',
      }));
      if (rows.length < BATCH) return;
    }
  }

  /** @param last the bought line behind which they come */
  private rows(filter: LearnersFilter, limit: number, last?: number) {
    return this.bought(filter)
      .leftJoin('user_course as k', (on) => on.onRef('k.user_id', '=', 'u.id').onRef('k.product_id', '=', 'p.id'))
      .leftJoin('course as c', 'c.product_id', 'p.id')
      .select(['d.id as line', 'u.id as user_id', 'u.user_tel', 'u.user_name', 'u.user_lname', 'u.user_nickname'])
      .select(['p.id as product_id', 'p.product_title', 'p.product_type', 'p.stage_id', 'k.user_courses_no'])
      .select(['k.user_courses_sign_at', 'c.courses_application', 'd.orders_detail_watch_to as longer'])
      .select(sql<string>`coalesce(o.approve_date, date(o.create_at))`.as('approve_date'))
      .$if(last !== undefined, (rows) => rows.where('d.id', '<', last ?? 0))
      .orderBy('d.id', 'desc')
      .limit(limit);
  }

  private async learnersOf(rows: BoughtRow[]): Promise<Learner[]> {
    const checked = await this.checked(rows.map(({ user_id }) => user_id));
    const seen = await this.seen(rows);
    return rows.map(({ user_name, user_lname, user_nickname, stage_id, approve_date, ...rest }) => {
      const { line: _, user_courses_sign_at, courses_application, longer, ...row } = rest;
      const marks = checked.filter((mark) => mark.user_id === row.user_id && mark.stage_id === stage_id);
      return {
        ...row,
        name: personName({ user_name, user_lname, user_nickname, user_tel: row.user_tel }),
        ...(seen.get(`${row.user_id}.${stage_id}`) ?? { lessons: 0, seen: 0 }),
        came: marks.filter(({ status }) => status === 'come' || status === 'late').length,
        checked: marks.length,
        application: user_courses_sign_at ? ('signed' as const) : courses_application ? ('wait' as const) : null,
        until: accessUntil({ product_type: row.product_type, last_day: null, approve_date, longer }, this.config),
      };
    });
  }

  async total(query: LearnersFilter): Promise<number> {
    const { total } = await this.bought(query)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  private bought({ product_id, q }: LearnersFilter) {
    const words = `%${escapeLike((q ?? '').trim())}%`;
    const phone = typedPhone(q ?? '');
    return this.database.sql
      .selectFrom('orders as o')
      .innerJoin('orders_detail as d', 'd.orders_id', 'o.id')
      .innerJoin('product as p', 'p.id', 'd.product_id')
      .innerJoin('user as u', (on) => on.on(sql<boolean>`u.id = ${sql.raw(LEARNER_OF)}`))
      .where('o.orders_status', '=', 'approve')
      .where('d.orders_refund_id', 'is', null)
      .where('p.product_type', 'in', ['C', 'T'])
      .$if(product_id !== undefined, (rows) => rows.where('p.id', '=', product_id ?? 0))
      .$if(words !== '%%', (rows) =>
        rows.where(({ eb, or }) =>
          or([
            eb(sql`concat_ws(' ', u.user_name, u.user_lname, u.user_nickname)`, 'like', words),
            ...(phone ? [eb('u.user_tel', 'like', `%${phone}%`)] : []),
          ]),
        ),
      );
  }

  private async checked(userIds: readonly number[]) {
    if (userIds.length === 0) return [];
    return this.database.sql
      .selectFrom('user_checking as k')
      .innerJoin('stage_time as t', 't.id', 'k.stage_time_id')
      .select(['k.user_id', 't.stage_id', 'k.user_checking_status as status'])
      .where('k.user_id', 'in', [...new Set(userIds)])
      .execute();
  }

  /** By user and stage: a course at a time, of which a page has few. */
  private async seen(rows: readonly { user_id: number; stage_id: number | null }[]) {
    const found = new Map<string, { lessons: number; seen: number }>();
    for (const stageId of new Set(rows.map(({ stage_id }) => stage_id))) {
      if (stageId === null) continue;
      const lessons = (await this.lessons.ofStage(stageId)).filter(({ is_counted }) => is_counted);
      const users = rows.filter(({ stage_id }) => stage_id === stageId).map(({ user_id }) => user_id);
      const seen = await this.progresses.seenBy(users, lessons);
      for (const user of users) found.set(`${user}.${stageId}`, { lessons: lessons.length, seen: seen.get(user) ?? 0 });
    }
    return found;
  }
}
