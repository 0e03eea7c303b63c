import { Injectable } from '@nestjs/common';
import { LIST_LIMIT } from '@wethi/contract';
import { accessUntil } from '@wethi/orders';
import { Config, Database, escapeLike } from '@wethi/platform';
import { sql } from 'kysely';
import { CourseLessons } from '../lessons/course-lessons';
import { CourseProgresses } from '../lessons/course-progress';
import type { Learner, LearnersQuery } from './classes.dto';
import { personName } from './person-name';

/** Who learns courses, and how far they are: for personnel. */
@Injectable()
export class Learners {
  constructor(
    private readonly database: Database,
    private readonly lessons: CourseLessons,
    private readonly progresses: CourseProgresses,
    private readonly config: Config,
  ) {}

  /** A page of them, newest purchase first, and how many there are. */
  async list(query: LearnersQuery): Promise<[Learner[], number]> {
    const total = await this.total(query);
    const rows = await this.bought(query)
      .leftJoin('stage as s', 's.id', 'p.stage_id')
      .leftJoin('user_course as k', (on) => on.onRef('k.user_id', '=', 'u.id').onRef('k.product_id', '=', 'p.id'))
      .select(['u.id as user_id', 'u.user_tel', 'u.user_name', 'u.user_lname', 'u.user_nickname'])
      .select(['p.id as product_id', 'p.product_title', 'p.product_type', 'p.stage_id', 'k.user_courses_no'])
      .select(sql<string>`coalesce(o.approve_date, date(o.create_at))`.as('approve_date'))
      .orderBy('o.id', 'desc')
      .limit(LIST_LIMIT)
      .offset((query.page - 1) * LIST_LIMIT)
      .execute();
    const checked = await this.checked(rows.map(({ user_id }) => user_id));
    const seen = await this.seen(rows);
    const learners = rows.map(
      ({ user_name, user_lname, user_nickname, stage_id, product_type, approve_date, ...row }) => {
        const marks = checked.filter((mark) => mark.user_id === row.user_id && mark.stage_id === stage_id);
        return {
          ...row,
          name: personName({ user_name, user_lname, user_nickname, user_tel: row.user_tel }),
          ...(seen.get(`${row.user_id}.${stage_id}`) ?? { lessons: 0, seen: 0 }),
          came: marks.filter(({ status }) => status === 'come' || status === 'late').length,
          checked: marks.length,
          until: accessUntil({ product_type, last_day: null, approve_date }, this.config),
        };
      },
    );
    return [learners, total];
  }

  async total(query: LearnersQuery): Promise<number> {
    const { total } = await this.bought(query)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  private bought({ product_id, q }: LearnersQuery) {
    const words = `%${escapeLike((q ?? '').trim())}%`;
    const digits = (q ?? '').replace(/\D/g, '');
    return this.database.sql
      .selectFrom('orders as o')
      .innerJoin('orders_detail as d', 'd.orders_id', 'o.id')
      .innerJoin('product as p', 'p.id', 'd.product_id')
      .leftJoin('gift as g', 'g.id', 'o.gift_id')
      .innerJoin('user as u', (on) => on.on(sql<boolean>`u.id = if(o.gift_id is null, o.user_id, g.gift_user_id)`))
      .where('o.orders_status', '=', 'approve')
      .where('p.product_type', 'in', ['C', 'T'])
      .$if(product_id !== undefined, (rows) => rows.where('p.id', '=', product_id ?? 0))
      .$if(words !== '%%', (rows) =>
        rows.where(({ eb, or }) =>
          or([
            eb(sql`concat_ws(' ', u.user_name, u.user_lname, u.user_nickname)`, 'like', words),
            ...(digits ? [eb('u.user_tel', 'like', `%${digits}%`)] : []),
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
      const lessons = await this.lessons.ofStage(stageId);
      const users = rows.filter(({ stage_id }) => stage_id === stageId).map(({ user_id }) => user_id);
      const seen = await this.progresses.seenBy(users, lessons);
      for (const user of users) found.set(`${user}.${stageId}`, { lessons: lessons.length, seen: seen.get(user) ?? 0 });
    }
    return found;
  }
}
