import { Injectable } from '@nestjs/common';
import type { ChatStatus } from '@wethi/contract';
import { type Actor, AuditLog, Database, type Narrow, type RawQuery, Records, Transactions } from '@wethi/platform';
import { StageNews, type News } from '../news/stage-news';
import { LiveStreamingComment, type ModeratedMessage } from './live-streaming-comment.entity';
import { countMessages } from './writing';
import { searchWritten } from '../audience/search-written';
import { Writers } from '../audience/writers';

/** What personnel does with messages of the chat; each act stands in the audit log (WATCH-05). */
@Injectable()
export class Moderation {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: Records,
    private readonly audit: AuditLog,
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

  /** Takes a message away; once more is no fault. @throws Refusal NOT_FOUND */
  remove(id: number, actor: Actor): Promise<void> {
    return this.judge(id, 'removed', actor);
  }

  /** Shows a message that was held or taken away, at its own time. @throws Refusal NOT_FOUND */
  show(id: number, actor: Actor): Promise<void> {
    return this.judge(id, 'shown', actor);
  }

  private async judge(id: number, status: ChatStatus, actor: Actor): Promise<void> {
    await this.transactions.run(async () => {
      // Held, so that of two people who judge it at once the second finds it judged.
      const held: Narrow<LiveStreamingComment> = (rows) => rows.setLock('pessimistic_write');
      const row = await this.records.byId(LiveStreamingComment, id, actor, held);
      const before = row.live_streaming_comment_status;
      if (before === status) return;
      await this.database.update(LiveStreamingComment, id, { live_streaming_comment_status: status });
      await this.audit.record(actor, status === 'shown' ? 'show' : 'remove', LiveStreamingComment, id, row, {
        live_streaming_comment_status: status,
      });
      const difference = Number(status === 'shown') - Number(before === 'shown');
      if (difference !== 0) await countMessages(this.database, row.live_streaming_id, difference);
      await this.tell(row, status, before);
    });
  }

  private async tell(row: LiveStreamingComment, status: ChatStatus, before: ChatStatus): Promise<void> {
    const news: News[] = [{ kind: 'moderation' }];
    if (status === 'shown') news.push({ kind: 'message', message: await this.shown(row) });
    else if (before === 'shown') news.push({ kind: 'message-removed', id: row.id });
    await this.news.tell(row.stage_id, ...news);
  }

  private async shown(row: LiveStreamingComment) {
    const { id, create_at, user_id, live_streaming_id, live_streaming_comment } = row;
    const writerOf = await this.writers.of([row]);
    return { id, create_at, user_id, live_streaming_id, live_streaming_comment, ...writerOf(row) };
  }
}
