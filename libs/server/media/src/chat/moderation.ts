import { Injectable } from '@nestjs/common';
import type { ChatStatus } from '@wethi/contract';
import {
  type Actor,
  AuditLog,
  Clock,
  Database,
  type Narrow,
  type RawQuery,
  Records,
  refuse,
  Transactions,
} from '@wethi/platform';
import { searchWritten } from '../audience/search-written';
import { judged, waits, type Standing, type Verdict } from '../audience/verdict';
import { lockedRows } from '../audience/locked-rows';
import { type Writer, Writers } from '../audience/writers';
import { StageNews } from '../news/stage-news';
import { LiveStreamingComment, type ModeratedMessage } from './live-streaming-comment.entity';
import { givenBy, tipOf } from './tip-rows';
import { countMessages } from './writing';

const ACTIONS: Record<Verdict, string> = { pass: 'show', remove: 'remove', restore: 'restore', hold: 'hold' };

/** A message that a verdict changed. */
interface Changed {
  before: LiveStreamingComment;
  status: ChatStatus;
}

/** What personnel does with messages of the chat; each act stands in the audit log (WATCH-05). */
@Injectable()
export class Moderation {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: Records,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly writers: Writers,
    private readonly news: StageNews,
  ) {}

  /** Messages of every state, of the caller's bands. */
  async list(query: RawQuery, actor: Actor): Promise<[ModeratedMessage[], number]> {
    const [rest, narrow] = searchWritten<LiveStreamingComment>(query, 'live_streaming_comment');
    const [rows, total] = await this.records.list(LiveStreamingComment, { sort: '-id', ...rest }, actor, narrow);
    const writerOf = await this.writers.of(rows);
    return [rows.map((row) => ({ ...row, ...writerOf(row) })), total];
  }

  /**
   * One verdict about some messages, all of them or none; once more is no fault.
   * @param muteId the mute that they go with
   * @returns how many it changed @throws Refusal NOT_FOUND
   */
  async judge(ids: readonly number[], verdict: Verdict, actor: Actor, muteId?: number): Promise<number> {
    const named: Narrow<LiveStreamingComment> = (rows) => rows.andWhere('row.id IN (:...ids)', { ids });
    return ids.length > 0 ? this.judgeThose(named, verdict, actor, { least: new Set(ids).size, muteId }) : 0;
  }

  /** Takes away what somebody wrote since a moment, in the caller's bands. @returns how many messages */
  removeWritten(user_id: number, since: Date, muteId: number, actor: Actor): Promise<number> {
    const lately: Narrow<LiveStreamingComment> = (rows) =>
      rows.andWhere('row.user_id = :user_id AND row.create_at >= :since', { user_id, since });
    return this.judgeThose(lately, 'remove', actor, { muteId });
  }

  /** Brings back what went with a mute. */
  async restoreWritten(user_id: number, muteId: number, actor: Actor): Promise<void> {
    const gone: Narrow<LiveStreamingComment> = (rows) =>
      rows.andWhere('row.user_id = :user_id AND row.live_streaming_mute_id = :muteId', { user_id, muteId });
    await this.judgeThose(gone, 'restore', actor);
  }

  /** Rows are held, so that of two people who judge one at once the second finds it judged. */
  private judgeThose(
    narrow: Narrow<LiveStreamingComment>,
    verdict: Verdict,
    actor: Actor,
    { least = 0, muteId }: { least?: number; muteId?: number } = {},
  ): Promise<number> {
    return this.transactions.run(async () => {
      const rows = await lockedRows(this.database, LiveStreamingComment, actor, narrow);
      if (rows.length < least) throw refuse('NOT_FOUND');
      const changed: Changed[] = [];
      for (const before of rows) {
        const after = judged(standingOf(before), verdict, this.clock.now());
        if (!after) continue;
        const columns = {
          live_streaming_comment_status: after.status,
          live_streaming_comment_removed_at: after.removed_at,
          live_streaming_comment_removed_from: after.removed_from,
          live_streaming_comment_reports: after.reports,
          live_streaming_comment_waits: waits(after),
          live_streaming_mute_id: muteId ?? null,
        };
        await this.database.update(LiveStreamingComment, before.id, columns);
        await this.audit.record(actor, ACTIONS[verdict], LiveStreamingComment, before.id, before, columns);
        changed.push({ before, status: after.status });
      }
      await this.count(changed);
      await this.tell(changed);
      return changed.length;
    });
  }

  private async count(changed: readonly Changed[]): Promise<void> {
    const differences = new Map<number, number>();
    for (const { before, status } of changed) {
      const difference = Number(status === 'shown') - Number(before.live_streaming_comment_status === 'shown');
      const { live_streaming_id: showId } = before;
      differences.set(showId, (differences.get(showId) ?? 0) + difference);
    }
    for (const [showId, difference] of differences)
      if (difference !== 0) await countMessages(this.database, showId, difference);
  }

  private async tell(changed: readonly Changed[]): Promise<void> {
    const writerOf = await this.writers.of(changed.map(({ before }) => before));
    for (const { before, status } of changed) {
      const { id, stage_id } = before;
      const wasShown = before.live_streaming_comment_status === 'shown';
      if (status === 'shown' && !wasShown)
        await this.news.tell(stage_id, { kind: 'message', message: await this.shown(before, writerOf(before)) });
      else if (wasShown && status !== 'shown') await this.news.tell(stage_id, { kind: 'message-removed', id });
    }
    for (const stageId of new Set(changed.map(({ before }) => before.stage_id)))
      await this.news.tell(stageId, { kind: 'moderation' });
  }

  private async shown(row: LiveStreamingComment, named: Writer) {
    const { id, create_at, live_streaming_id, live_streaming_comment } = row;
    const { writer, ...given } = givenBy(await tipOf(this.database, row.tip_id), row.user_id, named);
    return { id, create_at, live_streaming_id, live_streaming_comment, ...given, ...writer };
  }
}

function standingOf(row: LiveStreamingComment): Standing {
  return {
    status: row.live_streaming_comment_status,
    removed_at: row.live_streaming_comment_removed_at,
    removed_from: row.live_streaming_comment_removed_from,
    reports: row.live_streaming_comment_reports,
  };
}
