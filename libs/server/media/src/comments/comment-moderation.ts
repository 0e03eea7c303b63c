import { Injectable } from '@nestjs/common';
import type { CommentStatus } from '@wethi/contract';
import {
  type Actor,
  AuditLog,
  Clock,
  Database,
  type Narrow,
  type RawQuery,
  RecordChanges,
  Records,
  refuse,
  Transactions,
} from '@wethi/platform';
import { lockedRows } from '../audience/locked-rows';
import { searchWritten } from '../audience/search-written';
import { judged, waits, type Standing, type Verdict } from '../audience/verdict';
import { Writers } from '../audience/writers';
import { StageNews } from '../news/stage-news';
import type { CommentAnswer } from './comment-answer.dto';
import { type ModeratedComment, StageTimeComment } from './stage-time-comment.entity';
import { StageTimeComments } from './stage-time-comments';

const ACTIONS: Record<Verdict, string> = { pass: 'show', remove: 'delete', restore: 'restore', hold: 'hold' };

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

  /**
   * One verdict about some comments, all of them or none; once more is no fault. What is taken away is kept for 30 days.
   * @returns how many it changed @throws Refusal NOT_FOUND
   */
  async judge(ids: readonly number[], verdict: Verdict, actor: Actor): Promise<number> {
    const named: Narrow<StageTimeComment> = (rows) => rows.andWhere('row.id IN (:...ids)', { ids });
    return ids.length > 0 ? this.judgeThose(named, verdict, actor, { least: new Set(ids).size }) : 0;
  }

  /** Takes away what somebody wrote since a moment, in the caller's bands. @returns how many comments */
  removeWritten(user_id: number, since: Date, muteId: number, actor: Actor): Promise<number> {
    const lately: Narrow<StageTimeComment> = (rows) =>
      rows.andWhere('row.user_id = :user_id AND row.create_at >= :since', { user_id, since });
    return this.judgeThose(lately, 'remove', actor, { muteId });
  }

  /** Brings back what went with a mute. */
  async restoreWritten(user_id: number, muteId: number, actor: Actor): Promise<void> {
    const gone: Narrow<StageTimeComment> = (rows) =>
      rows.andWhere('row.user_id = :user_id AND row.live_streaming_mute_id = :muteId', { user_id, muteId });
    await this.judgeThose(gone, 'restore', actor);
  }

  /** Answers, answers better, or takes the answer back. @throws Refusal NOT_FOUND */
  async answer({ id, stage_time_comment_answer }: CommentAnswer, actor: Actor): Promise<void> {
    const answered = { id, stage_time_comment_answer: stage_time_comment_answer || null };
    await this.recordChanges.save(StageTimeComment, answered, actor);
    const comment = await this.comments.shown(id);
    if (comment) await this.news.tell(comment.stage_id, { kind: 'comment-answered', comment });
  }

  /** Rows are held, so that of two people who judge one at once the second finds it judged. */
  private judgeThose(
    narrow: Narrow<StageTimeComment>,
    verdict: Verdict,
    actor: Actor,
    { least = 0, muteId }: { least?: number; muteId?: number } = {},
  ): Promise<number> {
    return this.transactions.run(async () => {
      const rows = await lockedRows(this.database, StageTimeComment, actor, narrow);
      if (rows.length < least) throw refuse('NOT_FOUND');
      let changed = 0;
      for (const before of rows) {
        const after = judged(standingOf(before), verdict, this.clock.now());
        if (!after) continue;
        const columns = {
          stage_time_comment_status: after.status,
          stage_time_comment_removed_at: after.removed_at,
          stage_time_comment_removed_from: after.removed_from,
          stage_time_comment_reports: after.reports,
          stage_time_comment_waits: waits(after),
          live_streaming_mute_id: muteId ?? null,
        };
        await this.database.update(StageTimeComment, before.id, columns);
        await this.audit.record(actor, ACTIONS[verdict], StageTimeComment, before.id, before, columns);
        await this.tell(before, after.status);
        changed += 1;
      }
      return changed;
    });
  }

  private async tell({ id, stage_id, stage_time_comment_status: before }: StageTimeComment, now: CommentStatus) {
    const comment = now === 'shown' && before !== 'shown' ? await this.comments.shown(id) : undefined;
    if (comment) await this.news.tell(stage_id, { kind: 'comment', comment });
    else if (before === 'shown' && now !== 'shown') await this.news.tell(stage_id, { kind: 'comment-removed', id });
    await this.news.tell(stage_id, { kind: 'moderation' });
  }
}

function standingOf(row: StageTimeComment): Standing {
  return {
    status: row.stage_time_comment_status,
    removed_at: row.stage_time_comment_removed_at,
    removed_from: row.stage_time_comment_removed_from,
    reports: row.stage_time_comment_reports,
  };
}
