import { Injectable } from '@nestjs/common';
import { CHAT_LENGTH } from '@wethi/contract';
import { baht } from '@wethi/format';
import { showTip } from '@wethi/orders';
import { Clock, Database, JobHandler, type PayloadOf, Transactions } from '@wethi/platform';
import { writerOf } from '../audience/writers';
import { LiveStreamingComment } from '../chat/live-streaming-comment.entity';
import { givenBy } from '../chat/tip-rows';
import { countMessages } from '../chat/writing';
import { StageNews, type News } from '../news/stage-news';

/** Hangs a garland that was paid on the picture, and tells of it in the chat; after the show in the chat alone (WATCH-14). */
@Injectable()
export class ShowTip {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly news: StageNews,
    private readonly clock: Clock,
  ) {}

  @JobHandler(showTip)
  async show({ tip_id }: PayloadOf<typeof showTip>): Promise<void> {
    const found = await this.paid(tip_id);
    if (!found) return;
    await this.transactions.run(async () => {
      // Of two that run at once the second waits at the show's row, and finds the message.
      await countMessages(this.database, found.live_streaming_id, 1);
      const isTold = await this.database.manager.existsBy(LiveStreamingComment, { tip_id });
      if (isTold) return void (await countMessages(this.database, found.live_streaming_id, -1));
      await this.tell(found);
    });
  }

  private async tell(found: PaidTip): Promise<void> {
    const { id: tip_id, live_streaming_id, stage_id, user_id, hasPicture } = found;
    const { writer, tip, ...given } = givenBy(found, user_id, writerOf(found));
    if (!tip) return;
    const create_at = this.clock.now();
    const said = { live_streaming_id, live_streaming_comment: wordsOf(tip) };
    const row = { ...said, stage_id, user_id, tip_id, create_at, create_by: user_id };
    const id = await this.database.insert(LiveStreamingComment, row);
    const news: News[] = [{ kind: 'message', message: { id, create_at, ...said, ...given, ...writer, tip } }];
    if (hasPicture)
      news.push({ kind: 'tip', live_streaming_id, tip: { id: tip_id, user_nickname: writer.user_nickname, ...tip } });
    await this.news.tell(stage_id, ...news);
  }

  private async paid(id: number) {
    const row = await this.database.sql
      .selectFrom('tip as t')
      .innerJoin('user as u', 'u.id', 't.user_id')
      .innerJoin('band as b', 'b.id', 't.band_id')
      .innerJoin('live_streaming as l', 'l.id', 't.live_streaming_id')
      .leftJoin('band_member as m', 'm.id', 't.band_member_id')
      .select(['t.id', 't.user_id', 't.live_streaming_id', 't.stage_id', 't.tip_amount', 't.tip_message'])
      .select(['t.tip_hidden', 'u.user_nickname', 'u.user_tel', 'u.user_path'])
      .select(['l.live_streaming_start_at', 'l.live_streaming_end_at'])
      .select(({ fn }) => fn.coalesce('m.band_member_name', 'b.band_name').as('tip_to'))
      .where('t.id', '=', id)
      .where('t.tip_status', '=', 'paid')
      .executeTakeFirst();
    return row && { ...row, hasPicture: row.live_streaming_start_at !== null && row.live_streaming_end_at === null };
  }
}

type PaidTip = NonNullable<Awaited<ReturnType<ShowTip['paid']>>>;

/** As the studio and plain readers of the chat see it. */
function wordsOf({ tip_amount, tip_to, tip_message }: NonNullable<ReturnType<typeof givenBy>['tip']>): string {
  const given = `คล้องมาลัย ${baht(tip_amount)} ให้${tip_to}`;
  const words = tip_message ? `${given} “${tip_message}”` : given;
  return [...words].slice(0, CHAT_LENGTH).join('');
}
