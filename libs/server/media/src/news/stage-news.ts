import { Injectable } from '@nestjs/common';
import type { ChatMessage, Cheers, ShownTip, SongComment } from '@wethi/contract';
import { Database, PubSub } from '@wethi/platform';
import { map, share, type Observable } from 'rxjs';

/** As the database has it, and as text once it was told. */
type Told<Row> = Omit<Row, 'create_at'> & { create_at: Date | string };

/** Something that happened at a stage, as the processes tell each other. */
export type News =
  | { kind: 'message'; message: Told<ChatMessage> }
  | { kind: 'message-removed'; id: number }
  | { kind: 'mute-lifted'; id: number }
  | { kind: 'comment'; comment: Told<SongComment> }
  | { kind: 'comment-answered'; comment: Told<SongComment> }
  | { kind: 'comment-removed'; id: number }
  /** The shows, or what belongs to them, are no longer as they were. */
  | { kind: 'state' }
  | { kind: 'songs' }
  | { kind: 'reactions' }
  | { kind: 'cheers'; cheers: Cheers }
  | { kind: 'tip'; tip: ShownTip; live_streaming_id: number }
  | { kind: 'moderation' };

/** Where the back office hears of stages at which something was written or judged: `{ stage_id }`. */
export const WRITTEN_CHANNEL = 'written';
const WRITTEN: ReadonlySet<News['kind']> = new Set(['message', 'comment', 'comment-removed', 'moderation']);

/** Tells every process what happens at a stage. */
@Injectable()
export class StageNews {
  constructor(
    private readonly pubsub: PubSub,
    private readonly database: Database,
  ) {}

  /** After the running transaction, if there is one. */
  tell(stageId: number, ...news: News[]): Promise<void> {
    return this.database.afterCommit(async () => {
      for (const one of news) await this.pubsub.publish(channelOf(stageId), one);
      if (news.some(({ kind }) => WRITTEN.has(kind))) await this.pubsub.publish(WRITTEN_CHANNEL, { stage_id: stageId });
    });
  }

  of(stageId: number): Observable<News> {
    return this.pubsub.messages(channelOf(stageId)).pipe(
      map((text) => JSON.parse(text) as News),
      share(),
    );
  }
}

function channelOf(stageId: number): string {
  return `stage:${stageId}`;
}
