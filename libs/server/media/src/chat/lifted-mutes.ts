import { Injectable } from '@nestjs/common';
import { Clock, Config, Database } from '@wethi/platform';
import { StageNews } from '../news/stage-news';
import { unreadableSince } from './chat-hours';
import type { LiveStreamingMute } from './live-streaming-mute.entity';

/** Tells the pages of whoever was muted that they may write again; others learn a number that says nothing to them. */
@Injectable()
export class LiftedMutes {
  constructor(
    private readonly database: Database,
    private readonly news: StageNews,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async tell({ id, live_streaming_id: showId }: LiveStreamingMute): Promise<void> {
    for (const stageId of await this.stages(showId)) await this.news.tell(stageId, { kind: 'mute-lifted', id });
  }

  /** A mute of all shows is felt wherever a chat may be open. */
  private async stages(showId: number | null): Promise<number[]> {
    const shows = this.database.sql.selectFrom('live_streaming').select('stage_id').distinct();
    const since = unreadableSince(this.clock.now(), this.config.CHAT_AFTER_MINUTES);
    const felt =
      showId === null
        ? shows.where(({ eb, or }) =>
            or([eb('live_streaming_end_at', 'is', null), eb('live_streaming_end_at', '>=', since)]),
          )
        : shows.where('id', '=', showId);
    return (await felt.execute()).map(({ stage_id }) => stage_id);
  }
}
