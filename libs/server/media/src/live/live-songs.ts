import { Injectable } from '@nestjs/common';
import { StageTime } from '@wethi/catalog';
import { type Actor, RecordChanges, Records, refuse } from '@wethi/platform';
import { StageNews } from '../news/stage-news';
import { LiveStreaming } from './live-streaming.entity';
import { SignalHealth } from './signal-health';

/** The songs of a show as they begin: its chapters while it is watched live, and those of its replay (WATCH-04). */
@Injectable()
export class LiveSongs {
  constructor(
    private readonly records: Records,
    private readonly recordChanges: RecordChanges,
    private readonly signals: SignalHealth,
    private readonly news: StageNews,
  ) {}

  /** Notes that a song of the set list begins now. @throws Refusal NOT_FOUND, LIVE_OFF_AIR */
  async begin(showId: number, songId: number, actor: Actor): Promise<StageTime> {
    const show = await this.records.byId(LiveStreaming, showId, actor);
    const seconds = await this.signals.secondsOf(show.video_id);
    if (seconds === undefined) throw refuse('LIVE_OFF_AIR');
    return this.note(show, songId, { video_id: show.video_id, stage_detail_time_second: Math.floor(seconds) }, actor);
  }

  /** The song did not begin after all. @throws Refusal NOT_FOUND */
  async takeBack(showId: number, songId: number, actor: Actor): Promise<StageTime> {
    const show = await this.records.byId(LiveStreaming, showId, actor);
    return this.note(show, songId, { video_id: null, stage_detail_time_second: null }, actor);
  }

  private async note(
    { stage_id }: LiveStreaming,
    id: number,
    columns: Pick<StageTime, 'video_id' | 'stage_detail_time_second'>,
    actor: Actor,
  ): Promise<StageTime> {
    const song = await this.records.byId(StageTime, id, actor);
    if (song.stage_id !== stage_id) throw refuse('NOT_FOUND');
    await this.recordChanges.save(StageTime, { id, ...columns }, actor);
    await this.news.tell(stage_id, { kind: 'songs' });
    return { ...song, ...columns };
  }
}
