import { Injectable } from '@nestjs/common';
import {
  type Actor,
  AuditLog,
  Clock,
  Database,
  type RawQuery,
  RecordChanges,
  Records,
  Transactions,
} from '@wethi/platform';
import { searchWritten } from '../audience/search-written';
import { Writers } from '../audience/writers';
import { StageNews } from '../news/stage-news';
import type { CommentAnswer } from './comment-answer.dto';
import { type ModeratedComment, StageTimeComment } from './stage-time-comment.entity';
import { StageTimeComments } from './stage-time-comments';

/** What personnel does with comments of songs; each act stands in the audit log (WATCH-06). */
@Injectable()
export class CommentModeration {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: Records,
    private readonly recordChanges: RecordChanges,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly writers: Writers,
    private readonly comments: StageTimeComments,
    private readonly news: StageNews,
  ) {}

  /** Comments of every state, of the caller's bands. */
  async list(query: RawQuery, actor: Actor): Promise<[ModeratedComment[], number]> {
    const [rest, narrow] = searchWritten<StageTimeComment>(query, 'stage_time_comment');
    const [rows, total] = await this.records.list(StageTimeComment, { sort: '-id', ...rest }, actor, narrow);
    const people = await this.writers.ofIds(rows.map(({ user_id }) => user_id));
    const shown = rows.map((row) => {
      const { user_nickname = '', user_path = null } = people.get(row.user_id) ?? {};
      return { ...row, user_nickname, user_path };
    });
    return [shown, total];
  }

  /** Takes a comment away for 30 days, then it is deleted; once more is no fault. @throws Refusal NOT_FOUND */
  async remove(id: number, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const comment = await this.records.byId(StageTimeComment, id, actor);
      if (comment.stage_time_comment_status === 'removed') return;
      const removed = {
        stage_time_comment_status: 'removed',
        stage_time_comment_removed_at: this.clock.now(),
      } as const;
      await this.database.update(StageTimeComment, id, removed);
      await this.audit.record(actor, 'delete', StageTimeComment, id, comment, removed);
      await this.news.tell(comment.stage_id, { kind: 'comment-removed', id });
    });
  }

  /** Brings a comment back at its own time; once more is no fault. @throws Refusal NOT_FOUND */
  async show(id: number, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      const before = await this.records.byId(StageTimeComment, id, actor);
      if (before.stage_time_comment_status === 'shown') return;
      const back = { stage_time_comment_status: 'shown', stage_time_comment_removed_at: null } as const;
      await this.database.update(StageTimeComment, id, back);
      await this.audit.record(actor, 'show', StageTimeComment, id, before, back);
      const comment = await this.comments.shown(id);
      if (comment) await this.news.tell(before.stage_id, { kind: 'comment', comment });
    });
  }

  /** Answers, answers better, or takes the answer back. @throws Refusal NOT_FOUND */
  async answer({ id, stage_time_comment_answer }: CommentAnswer, actor: Actor): Promise<void> {
    const answered = { id, stage_time_comment_answer: stage_time_comment_answer || null };
    await this.recordChanges.save(StageTimeComment, answered, actor);
    const comment = await this.comments.shown(id);
    if (comment) await this.news.tell(comment.stage_id, { kind: 'comment-answered', comment });
  }
}
