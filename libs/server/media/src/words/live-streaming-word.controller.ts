import { Controller, Get, Query } from '@nestjs/common';
import {
  Allow,
  Answers,
  CurrentActor,
  ListParameters,
  refuse,
  Resource,
  type Actor,
  type Envelope,
  type RawQuery,
} from '@wethi/platform';
import { LiveStreamingWord } from './live-streaming-word.entity';

/** Words that hold messages: each show's own, and the owner's list for all. */
@Controller()
export class LiveStreamingWordController extends Resource(LiveStreamingWord, {
  path: 'liveStreamingWord',
  read: 'chat.moderate',
  write: 'chat.moderate',
  lookups: { liveStreamingWordByLiveStreamingId: ['live_streaming_id'] },
}) {
  /** The words that hold messages of all shows; a band has none of them. */
  @Get('liveStreamingWordOfAll')
  @Allow('chat.moderate')
  @ListParameters(LiveStreamingWord)
  @Answers('liveStreamingWordOfAll', { list: LiveStreamingWord })
  ofAll(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return this.page(query, actor, (rows) => rows.andWhere('row.live_streaming_id IS NULL'));
  }

  protected override beforeSave(merged: LiveStreamingWord, before?: LiveStreamingWord, actor?: Actor): void {
    if (merged.live_streaming_id === null || before?.live_streaming_id === null) requireOwner(actor);
  }

  protected override beforeRemove({ live_streaming_id }: LiveStreamingWord, actor?: Actor): void {
    if (live_streaming_id === null) requireOwner(actor);
  }
}

function requireOwner(actor?: Actor): void {
  if (actor?.kind !== 'personnel' || actor.role !== 'owner') throw refuse('NOT_ALLOWED');
}
