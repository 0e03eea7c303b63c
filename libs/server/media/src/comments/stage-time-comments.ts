import { Injectable } from '@nestjs/common';
import { StageTime } from '@wethi/catalog';
import {
  type Actor,
  AuditLog,
  Clock,
  Database,
  limit,
  RateLimits,
  RecordChanges,
  Records,
  refuse,
  Transactions,
} from '@wethi/platform';
import { sql, type SqlBool } from 'kysely';
import { faultOf } from '../words/chat-text';
import { ForbiddenWords } from '../words/forbidden-words';
import { Holding } from '../words/holding';
import type {
  CommentsOfLessonQuery,
  CommentsOfShowAndCourseQuery,
  CommentsOfShowQuery,
  CommentsOfStageQuery,
  CommentsOfStageTimeQuery,
  CommentsQuery,
} from './comment-query';
import { type SaveStageTimeComment, ShownComment, StageTimeComment } from './stage-time-comment.entity';
import { StageNews } from '../news/stage-news';
import { stageOfCourse } from '../video/stage-of-course';
import { VideoAccess } from '../video/video-access';
import { viewerName } from '../audience/viewer-name';

/** The largest id that a column holds. */
const MAX_ID = 2 ** 32 - 1;

const isOfNoLesson = sql<SqlBool>`not exists (select 1 from stage_time item
  where item.id = c.stage_time_id and item.stage_detail_time_type = 'lesson')`;

type Chosen = ReturnType<StageTimeComments['all']>;

/** Some comments, the newest last, and how many there are in all. */
export type Comments = [rows: ShownComment[], total: number];

/** What became of a comment. */
export interface Added {
  insertId: number;
  isHeld: boolean;
}

const HELD = { stage_time_comment_status: 'held', stage_time_comment_waits: 'Y' } as const;
const commentLimit = limit({ key: 'comment', points: 10, per: '1m' });

/** What viewers say about songs: read and written by those who may watch the stage (WATCH-06). */
@Injectable()
export class StageTimeComments {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: Records,
    private readonly recordChanges: RecordChanges,
    private readonly audit: AuditLog,
    private readonly limits: RateLimits,
    private readonly access: VideoAccess,
    private readonly words: ForbiddenWords,
    private readonly holding: Holding,
    private readonly news: StageNews,
    private readonly clock: Clock,
  ) {}

  /** Comments of every stage that the caller may watch. */
  async ofOpenStages(query: CommentsQuery, actor: Actor): Promise<Comments> {
    const stages = await this.access.openStages(actor);
    if (stages === 'all') return this.page(query, this.all());
    return stages.length > 0 ? this.page(query, this.all().where('c.stage_id', 'in', stages)) : [[], 0];
  }

  /** @throws Refusal as VideoAccess.requireStage */
  async ofStage({ stage_id, ...query }: CommentsOfStageQuery, actor: Actor): Promise<Comments> {
    const { isOfEverybody } = await this.access.requireStage(stage_id, actor);
    const all = this.all().where('c.stage_id', '=', stage_id);
    return this.page(query, isOfEverybody ? all.where(isOfNoLesson) : all);
  }

  /** @throws Refusal NOT_FOUND, and as VideoAccess.requireStage */
  async ofStageTime({ stage_time_id, ...query }: CommentsOfStageTimeQuery, actor: Actor): Promise<Comments> {
    await this.requireItem(await this.records.byId(StageTime, stage_time_id), actor);
    return this.page(query, this.all().where('c.stage_time_id', '=', stage_time_id));
  }

  /** @throws Refusal NOT_FOUND, and as VideoAccess.requireStage */
  async ofLesson(query: CommentsOfLessonQuery, actor: Actor): Promise<Comments> {
    const { courses_id, courses_detail_id: stage_time_id, ...part } = query;
    const stageId = await stageOfCourse(this.database, courses_id, { lessonId: stage_time_id });
    await this.access.requireBought(stageId, actor);
    return this.page(part, this.all().where('c.stage_time_id', '=', stage_time_id));
  }

  /** Of the stage that a live show is on. @throws Refusal NOT_FOUND, and as VideoAccess.requireStage */
  async ofShow(query: CommentsOfShowQuery & Partial<CommentsOfShowAndCourseQuery>, actor: Actor): Promise<Comments> {
    const { live_streaming_id: id, courses_id, ...part } = query;
    const shows = this.database.sql.selectFrom('live_streaming').select('stage_id').where('id', '=', id);
    const show = await shows.executeTakeFirst();
    if (!show) throw refuse('NOT_FOUND');
    if (courses_id !== undefined) await stageOfCourse(this.database, courses_id, { showId: id });
    return this.ofStage({ ...part, stage_id: show.stage_id }, actor);
  }

  /** @throws Refusal NOT_FOUND, and as VideoAccess.requireStage */
  async byId(id: number, actor: Actor): Promise<ShownComment> {
    const comment = await this.shown(id);
    if (!comment) throw refuse('NOT_FOUND');
    await this.requireItem(await this.records.byId(StageTime, comment.stage_time_id), actor);
    return comment;
  }

  /**
   * A phone, a link or a forbidden word has it wait for personnel.
   * @throws Refusal INVALID_INPUT, CHAT_MUTED, TOO_MANY, and as VideoAccess.requireStage
   */
  async add(said: SaveStageTimeComment, actor: Actor): Promise<Added> {
    const { stage_time_id, stage_time_comment, stage_time_comment_second = null } = said;
    const item = await this.records.byId(StageTime, stage_time_id);
    const { stage_id } = item;
    await this.requireItem(item, actor);
    await this.requireUnmuted(actor.id);
    await this.limits.consume(commentLimit, actor.id);
    const { hold_contacts } = await this.holding.rules();
    const reason = faultOf(stage_time_comment, await this.words.pattern(null), hold_contacts === 'Y');
    const id = await this.transactions.run(() => {
      const columns = { user_id: actor.id, stage_id, stage_time_id, stage_time_comment, stage_time_comment_second };
      const held = reason && { ...HELD, stage_time_comment_reason: reason };
      return this.recordChanges.saveWithin(StageTimeComment, { ...columns, ...held }, actor);
    });
    const comment = await this.shown(id);
    await this.news.tell(stage_id, comment ? { kind: 'comment', comment } : { kind: 'moderation' });
    return { insertId: id, isHeld: reason !== undefined };
  }

  /** Its author takes a comment away. @throws Refusal NOT_FOUND, NOT_ALLOWED */
  async remove(id: number, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const comment = await this.database.manager.findOneBy(StageTimeComment, { id });
      if (!comment) throw refuse('NOT_FOUND');
      if (comment.user_id !== actor.id) throw refuse('NOT_ALLOWED');
      await this.database.manager.delete(StageTimeComment, { id });
      await this.audit.record(actor, 'delete', StageTimeComment, id, comment, undefined);
      await this.news.tell(comment.stage_id, { kind: 'comment-removed', id });
    });
  }

  /** A comment as viewers see it; nothing where it was taken away. */
  async shown(id: number): Promise<ShownComment | undefined> {
    const [comment] = await this.rows(this.all().where('c.id', '=', id), 'asc', 1);
    return comment;
  }

  /** What is asked about a lesson is its course's, also where everybody may watch a show at its stage. */
  private requireItem({ stage_id, stage_detail_time_type: type }: StageTime, actor: Actor): Promise<unknown> {
    return type === 'lesson' ? this.access.requireBought(stage_id, actor) : this.access.requireStage(stage_id, actor);
  }

  /** Who may not write in the chat of any show writes below songs neither. */
  private async requireUnmuted(userId: number): Promise<void> {
    const mute = await this.database.sql
      .selectFrom('live_streaming_mute')
      .select(['live_streaming_mute_until as until', 'live_streaming_mute_reason as reason'])
      .where('user_id', '=', userId)
      .where('live_streaming_id', 'is', null)
      .where('live_streaming_mute_until', '>', this.clock.now())
      .limit(1)
      .executeTakeFirst();
    if (mute) throw refuse('CHAT_MUTED', { data: mute });
  }

  private all() {
    return this.database.sql.selectFrom('stage_time_comment as c').where('c.stage_time_comment_status', '=', 'shown');
  }

  /** The newest comments, or those after or before one; always the newest last, with the number of all. */
  private async page({ after_id, before_id, limit }: CommentsQuery, all: Chosen): Promise<Comments> {
    const within = all.where('c.id', '>', after_id ?? 0).where('c.id', '<', before_id ?? MAX_ID + 1);
    const [rows, { total }] = await Promise.all([
      this.rows(within, after_id ? 'asc' : 'desc', limit),
      all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return [after_id ? rows : rows.reverse(), total];
  }

  private async rows(chosen: Chosen, order: 'asc' | 'desc', limit: number): Promise<ShownComment[]> {
    const rows = await chosen
      .innerJoin('user as u', 'u.id', 'c.user_id')
      .select(['c.id', 'c.create_at', 'c.user_id', 'c.stage_id', 'c.stage_time_id', 'c.stage_time_comment'])
      .select([
        'c.stage_time_comment_second',
        'c.stage_time_comment_answer',
        'u.user_nickname',
        'u.user_tel',
        'u.user_path',
      ])
      .orderBy('c.id', order)
      .limit(limit)
      .execute();
    return rows.map(({ user_tel, user_nickname, ...comment }) =>
      Object.assign(new ShownComment(), comment, { user_nickname: viewerName({ user_nickname, user_tel }) }),
    );
  }
}
