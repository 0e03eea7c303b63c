import { Injectable } from '@nestjs/common';
import { LEARNER_OF, StageTime } from '@wethi/catalog';
import { bangkokTime } from '@wethi/format';
import { type Actor, AuditLog, Clock, Config, Database, Records, Transactions } from '@wethi/platform';
import { sql } from 'kysely';
import type { CheckedLearner, LessonsQuery, LiveLesson } from './classes.dto';
import { personName } from './person-name';
import { type SaveUserChecking, UserChecking } from './user-checking.entity';
import { proposedBy, type Taught, wasWatched, whoCame } from './who-came';

const MOST_LESSONS = 100;
const LEARNERS_AT_ONCE = 1000;

/** A lesson with its stage, and when it ends. */
type EndingLesson = LiveLesson & Pick<StageTime, 'stage_id' | 'stage_detail_time_to'>;

/** Who came to lessons that are taught live: proposed from the viewing of the show, decided by personnel. */
@Injectable()
export class Checking {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: Records,
    private readonly audit: AuditLog,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Lessons of trading courses, and of others that have a day of their own, up to today; the newest first.
   * @param since the first day
   */
  async lessons({ since, product_id, stage_time_id }: LessonsQuery & { since?: string } = {}): Promise<EndingLesson[]> {
    const { date } = bangkokTime(this.clock.now());
    const courses = await this.database.sql
      .selectFrom('product')
      .select('stage_id')
      .where('product_type', '=', 'T')
      .where('stage_id', 'is not', null)
      .where('product_disable', 'in', ['Y', 'N'])
      .execute();
    const stageIds = courses.flatMap(({ stage_id }) => stage_id ?? []);
    if (stageIds.length === 0) return [];
    const rows = await this.database.sql
      .selectFrom('stage_time as t')
      .innerJoin('product as p', 'p.stage_id', 't.stage_id')
      .select(['t.id as stage_time_id', 'p.id as product_id', 'p.product_title', 't.stage_detail_time_title'])
      .select(['t.stage_id', 't.stage_detail_time_date', 't.stage_detail_time_start', 't.stage_detail_time_to'])
      .select(({ selectFrom }) =>
        selectFrom('user_checking as k')
          .select(({ fn }) => fn.countAll<number>().as('checked'))
          .whereRef('k.stage_time_id', '=', 't.id')
          .as('checked'),
      )
      .where('t.stage_id', 'in', stageIds)
      .where('p.product_type', '=', 'T')
      .where('t.stage_detail_time_type', '=', 'lesson')
      .where('t.stage_detail_time_date', '<=', date)
      .$if(product_id !== undefined, (rows) => rows.where('p.id', '=', product_id ?? 0))
      .$if(stage_time_id !== undefined, (rows) => rows.where('t.id', '=', stage_time_id ?? 0))
      .$if(since !== undefined, (rows) => rows.where('t.stage_detail_time_date', '>=', since ?? date))
      .orderBy('t.stage_detail_time_date', 'desc')
      .orderBy('t.id', 'desc')
      .limit(MOST_LESSONS)
      .execute();
    return rows.map(({ stage_detail_time_date, checked, ...lesson }) => ({
      ...lesson,
      stage_detail_time_date: stage_detail_time_date ?? date,
      checked: Number(checked),
    }));
  }

  /** The learners of a lesson's course. @throws Refusal NOT_FOUND */
  async learners(stageTimeId: number): Promise<CheckedLearner[]> {
    const lesson = await this.records.byId(StageTime, stageTimeId);
    const learners: CheckedLearner[] = [];
    for await (const some of this.learnersOf(lesson)) learners.push(...some);
    return learners;
  }

  /** Some at a time. @param among `open`: only who is not marked yet */
  async *learnersOf(lesson: Taught, among: 'all' | 'open' = 'all'): AsyncGenerator<CheckedLearner[]> {
    const hasLive = await wasWatched(this.database, lesson);
    for (let last = 0; ;) {
      const some = await this.someLearners(lesson, among, last);
      yield await this.withViewings(some, lesson, hasLive);
      last = some.at(-1)?.user_id ?? last;
      if (some.length < LEARNERS_AT_ONCE) return;
    }
  }

  /** Who may learn on the day of the lesson. @param last the learner after whom they come */
  private someLearners({ id, stage_id, stage_detail_time_date: day }: Taught, among: 'all' | 'open', last: number) {
    const since = sql<string>`coalesce(o.approve_date, date(o.create_at))`;
    const until = sql<string>`greatest(coalesce(d.orders_detail_watch_to, '0000-00-00'),
      ${since} + interval ${this.config.COURSE_ACCESS_DAYS} day)`;
    return (
      this.database.sql
        .selectFrom('orders as o')
        .innerJoin('orders_detail as d', 'd.orders_id', 'o.id')
        .innerJoin('product as p', 'p.id', 'd.product_id')
        .innerJoin('user as u', (on) => on.on(sql<boolean>`u.id = ${sql.raw(LEARNER_OF)}`))
        .leftJoin('user_checking as k', (on) => on.onRef('k.user_id', '=', 'u.id').on('k.stage_time_id', '=', id))
        .select(['u.id as user_id', 'u.user_tel', 'u.user_path', 'u.user_name', 'u.user_lname', 'u.user_nickname'])
        .select('k.user_checking_status')
        .distinct()
        .where('p.stage_id', '=', stage_id)
        .where('o.orders_status', '=', 'approve')
        .where('d.orders_refund_id', 'is', null)
        .where('u.id', '>', last)
        .$if(day !== null, (rows) =>
          rows.where(({ eb, or }) => or([eb('p.product_type', '=', 'M'), eb(until, '>=', day)])),
        )
        // Who bought afterwards is to be seen, and marked by nobody but a person.
        .$if(among === 'open', (rows) => rows.where('k.id', 'is', null).where(since, '<=', day ?? this.clock.today()))
        .orderBy('u.id')
        .limit(LEARNERS_AT_ONCE)
        .execute()
    );
  }

  private async withViewings(
    rows: Awaited<ReturnType<Checking['someLearners']>>,
    lesson: Taught,
    hasLive: boolean,
  ): Promise<CheckedLearner[]> {
    const userIds = rows.map(({ user_id }) => user_id);
    const came = new Map((await whoCame(this.database, lesson, userIds)).map((one) => [one.user_id, one]));
    return rows.map(({ user_name, user_lname, user_nickname, ...row }) => {
      const viewing = came.get(row.user_id);
      return {
        ...row,
        name: personName({ user_name, user_lname, user_nickname, user_tel: row.user_tel }),
        came_at: viewing?.came_at ?? null,
        minutes: Math.round((viewing?.seconds ?? 0) / 60),
        proposed: hasLive ? proposedBy(lesson, viewing) : null,
      };
    });
  }

  /** Marks learners; a later mark takes the place of an earlier one. */
  async mark(marks: readonly SaveUserChecking[], actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      for (const { stage_time_id, user_id, user_checking_status } of marks) {
        const before = await this.database.manager.findOneBy(UserChecking, { stage_time_id, user_id });
        await this.database.query(
          `INSERT INTO user_checking (stage_time_id, user_id, user_checking_status, create_by) VALUES (?, ?, ?, ?)
           ON DUPLICATE KEY UPDATE user_checking_status = VALUES(user_checking_status)`,
          [stage_time_id, user_id, user_checking_status, actor.id],
        );
        const after = { stage_time_id, user_id, user_checking_status };
        await this.audit.record(
          actor,
          before ? 'update' : 'create',
          UserChecking,
          before?.id ?? 0,
          before ?? undefined,
          after,
        );
      }
    });
  }

  /** Marks everybody as having come who is not marked and had the course by then. @throws Refusal NOT_FOUND */
  async markAll(stage_time_id: number, actor: Actor): Promise<void> {
    const marks: SaveUserChecking[] = [];
    for await (const some of this.learnersOf(await this.records.byId(StageTime, stage_time_id), 'open'))
      for (const { user_id } of some) marks.push({ stage_time_id, user_id, user_checking_status: 'come' });
    await this.mark(marks, actor);
  }
}
