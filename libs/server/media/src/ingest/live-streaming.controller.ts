import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import {
  Allow,
  Answers,
  ByIdQuery,
  Clock,
  CurrentActor,
  Database,
  listed,
  ListParameters,
  refuse,
  Resource,
  type Actor,
  type Envelope,
  type RawQuery,
} from '@wethi/platform';
import { announcedStages, StageTime } from '@wethi/catalog';
import type { SelectQueryBuilder } from 'typeorm';
import { DeletedStreams } from './deleted-streams';
import { ReopenedStreams } from './reopened-streams';
import { keepRehearsedSongs } from '../video/live-access';
import { LiveFigures } from '../live/live-figures.dto';
import { LiveList } from '../live/live-list';
import { LiveSong } from '../live/live-song.dto';
import { LiveSongs } from '../live/live-songs';
import { LiveStreaming } from '../live/live-streaming.entity';
import { LiveStreams } from '../live/live-streams';
import { SignalHealth } from '../live/signal-health';
import { LiveSignalHistory } from '../live/signal.dto';
import { LiveStreamingEnd, LiveStreamingId, PublishingKey } from '../live/publishing-key.dto';

/** Live shows: public facts for everybody, the key for those who publish (product.md §7). */
@Controller()
export class LiveStreamingController extends Resource(LiveStreaming, {
  path: 'liveStreaming',
  read: 'public',
  write: 'media.write',
  lookups: { liveStreamingByStageId: ['stage_id'] },
}) {
  constructor(
    private readonly streams: LiveStreams,
    private readonly songs: LiveSongs,
    private readonly liveList: LiveList,
    private readonly health: SignalHealth,
    private readonly deleted: DeletedStreams,
    private readonly reopened: ReopenedStreams,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Of the shows that the list parameters of `liveStreaming` find. */
  @Get('liveStreamingFigures')
  @Allow('media.write')
  @ListParameters(LiveStreaming)
  @Answers('liveStreamingFigures', { list: LiveFigures })
  async liveStreamingFigures(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.liveList.figures(query, actor)));
  }

  @Get('liveStreamingSignal')
  @Allow('media.write')
  @Answers('liveStreamingSignal', { one: LiveSignalHistory })
  async liveStreamingSignal(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<LiveSignalHistory> {
    const { video_id, live_streaming_end_at } = await this.records.byId(LiveStreaming, id, actor);
    return this.health.history(video_id, live_streaming_end_at ?? this.clock.now());
  }

  @Get('liveStreamingKey')
  @Allow('media.write')
  @Answers('liveStreamingKey', { one: PublishingKey })
  liveStreamingKey(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<PublishingKey> {
    return this.streams.key(id, actor);
  }

  @Post('liveStreamingNewKey')
  @Allow('media.write')
  @Answers('liveStreamingNewKey', { one: PublishingKey })
  liveStreamingNewKey(@Body() { id }: LiveStreamingId, @CurrentActor() actor: Actor): Promise<PublishingKey> {
    return this.streams.renewKey(id, actor);
  }

  /** Ends the show: no publisher is taken, and the chat closes soon. */
  @Post('liveStreamingEnd')
  @Allow('media.write')
  @Answers('liveStreamingEnd', { one: LiveStreaming })
  liveStreamingEnd(@Body() end: LiveStreamingEnd, @CurrentActor() actor: Actor): Promise<LiveStreaming> {
    return this.streams.end(end, actor);
  }

  /** Takes the end back, for ten minutes. */
  @Post('liveStreamingReopen')
  @Allow('media.write')
  @Answers('liveStreamingReopen', { one: LiveStreaming })
  liveStreamingReopen(@Body() { id }: LiveStreamingId, @CurrentActor() actor: Actor): Promise<LiveStreaming> {
    return this.reopened.reopen(id, actor);
  }

  /** Notes that a song of the set list begins now, which is a chapter from then on; or takes that back. */
  @Post('liveStreamingSong')
  @Allow('media.write')
  @Answers('liveStreamingSong', { one: StageTime })
  liveStreamingSong(
    @Body() { id, stage_time_id, stage_time_begun }: LiveSong,
    @CurrentActor() actor: Actor,
  ): Promise<StageTime> {
    return stage_time_begun === 'Y'
      ? this.songs.begin(id, stage_time_id, actor)
      : this.songs.takeBack(id, stage_time_id, actor);
  }

  /** Rehearsals are the team's. */
  protected override visible(rows: SelectQueryBuilder<LiveStreaming>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') announcedStages(rows, 'stage_id').andWhere("row.live_streaming_access <> 'team'");
  }

  protected override beforeSave(merged: LiveStreaming, before?: LiveStreaming, actor?: Actor): Promise<void> {
    if (before?.live_streaming_live === 'Y' && before.stage_id !== merged.stage_id) throw refuse('LIVE_ON_AIR');
    return this.streams.settle(merged, before, actor);
  }

  /** Viewers see at once what concerns them. */
  protected override async afterSave(saved: LiveStreaming, before?: LiveStreaming): Promise<void> {
    const wasRehearsal = before?.live_streaming_access === 'team' && saved.live_streaming_access !== 'team';
    if (wasRehearsal) {
      await keepRehearsedSongs(this.database, saved.video_id);
      await this.streams.forgetTest(saved.id, 0);
    }
    await this.streams.tellViewers(saved);
  }

  protected override async beforeRemove({ id, live_streaming_live }: LiveStreaming): Promise<void> {
    if (live_streaming_live === 'Y') throw refuse('LIVE_ON_AIR');
    await this.deleted.endWithShow(id);
  }
}
