import { Injectable } from '@nestjs/common';
import { StageTime } from '@wethi/catalog';
import { type Actor, Database, RecordChanges, Records, refuse } from '@wethi/platform';
import { StageNews } from '../news/stage-news';
import { LiveStreaming } from './live-streaming.entity';
import { RehearsedSong } from './rehearsed-song.entity';
import { SignalHealth } from './signal-health';

/** The songs of a show as they begin: its chapters while it is watched live, and those of its replay; of a rehearsal the team's alone (WATCH-04). */
@Injectable()
export class LiveSongs {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly recordChanges: RecordChanges,
    private readonly signals: SignalHealth,
    private readonly news: StageNews,
  ) {}

  /** Notes that a song of the set list begins now. @throws Refusal NOT_FOUND, LIVE_OFF_AIR */
  async begin(showId: number, songId: number, actor: Actor): Promise<StageTime> {
    const { show, song } = await this.find(showId, songId, actor);
    const seconds = await this.signals.secondsOf(show.video_id);
    if (seconds === undefined) throw refuse('LIVE_OFF_AIR');
    const second = Math.floor(seconds);
    if (show.live_streaming_access === 'team') return this.rehearse(show, song, second);
    return this.note(show, song, { video_id: show.video_id, stage_detail_time_second: second }, actor);
  }

  /** The song did not begin after all; where it is in another video stays. @throws Refusal NOT_FOUND */
  async takeBack(showId: number, songId: number, actor: Actor): Promise<StageTime> {
    const { show, song } = await this.find(showId, songId, actor);
    if (song.video_id !== show.video_id) return this.rehearse(show, song, undefined);
    return this.note(show, song, { video_id: null, stage_detail_time_second: null }, actor);
  }

  private async find(showId: number, songId: number, actor: Actor): Promise<{ show: LiveStreaming; song: StageTime }> {
    const show = await this.records.byId(LiveStreaming, showId, actor);
    const song = await this.records.byId(StageTime, songId, actor);
    if (song.stage_id !== show.stage_id) throw refuse('NOT_FOUND');
    return { show, song };
  }

  private async note(
    { stage_id }: LiveStreaming,
    song: StageTime,
    columns: Pick<StageTime, 'video_id' | 'stage_detail_time_second'>,
    actor: Actor,
  ): Promise<StageTime> {
    await this.recordChanges.save(StageTime, { id: song.id, ...columns }, actor);
    await this.news.tell(stage_id, { kind: 'songs' });
    return { ...song, ...columns };
  }

  /** @param second undefined takes it back */
  private async rehearse(
    { id: live_streaming_id, stage_id }: LiveStreaming,
    song: StageTime,
    second: number | undefined,
  ): Promise<StageTime> {
    const row = { live_streaming_id, stage_time_id: song.id };
    if (second === undefined) await this.database.manager.delete(RehearsedSong, row);
    else await this.database.manager.upsert(RehearsedSong, { ...row, second }, Object.keys(row));
    await this.news.tell(stage_id, { kind: 'songs' });
    return song;
  }
}
