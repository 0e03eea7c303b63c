import { Injectable } from '@nestjs/common';
import type { BegunSong, ShowState, StageEvent } from '@wethi/contract';
import { Broadcast, Database, eventBytes, sharedValue } from '@wethi/platform';
import { distinctUntilChanged, filter, finalize, interval, map, merge, share, tap, type Observable } from 'rxjs';
import { Audience } from '../audience/audience';
import { SongReactions } from '../reactions/song-reactions';
import { SignalHealth } from '../live/signal-health';
import { batched } from './batched';
import { StageNews, type News } from '../news/stage-news';
import { cheersOf, isCheers } from './cheers';
import { garlandsOf, isTip } from './garlands';
import { isTalk, talkOf } from './talk';

/** Two lists a second are read as easily as twenty messages, and are a tenth of the writes. */
const TALK_MS = 500;
const CHEERS_MS = 1_000;
/** How old the number of viewers may be. */
const WATCHING_MS = 5_000;
const HEALTH_MS = 2_000;

/** What a stage's viewers and personnel hear; both are computed once for each process, however many listen. */
interface Room {
  viewers: Broadcast;
  personnel: Broadcast;
}

/** The event stream of each stage: chat, comments, reactions, viewers, on air (WATCH-05). */
@Injectable()
export class StageEvents {
  private readonly rooms = new Map<number, Room>();

  constructor(
    private readonly news: StageNews,
    private readonly database: Database,
    private readonly audience: Audience,
    private readonly reactions: SongReactions,
    private readonly health: SignalHealth,
  ) {}

  /** Events as bytes, the same for all; see StageEvent in contract. */
  of(stageId: number): Room {
    const known = this.rooms.get(stageId);
    if (known) return known;
    const room = this.open(stageId);
    this.rooms.set(stageId, room);
    return room;
  }

  private open(stageId: number): Room {
    const news = this.news.of(stageId);
    const of = (...kinds: News['kind'][]) => news.pipe(filter(({ kind }) => kinds.includes(kind)));
    const state = new Latest(sharedValue(merge(of('state'), interval(WATCHING_MS)), () => this.state(stageId)));
    const songs = new Latest(sharedValue(of('songs'), () => this.songs(stageId)));
    const reactions = new Latest(sharedValue(of('reactions'), () => this.totals(stageId)));
    const health = new Latest(sharedValue(interval(HEALTH_MS), () => this.health.ofStage(stageId)));
    const talk = news.pipe(filter(isTalk), batched(TALK_MS), map(talkOf), map(eventBytes));
    const cheers = news.pipe(filter(isCheers), batched(CHEERS_MS), map(cheersOf), map(eventBytes));
    const tips = news.pipe(filter(isTip), batched(TALK_MS), map(garlandsOf), map(eventBytes));
    const told = merge(state.events, songs.events, reactions.events, talk, cheers, tips).pipe(
      finalize(() => this.rooms.delete(stageId)),
      share(),
    );
    const moderation = of('moderation').pipe(map(() => eventBytes(json({ type: 'moderation' }))));
    return {
      viewers: new Broadcast(told, () => latestOf(state, songs, reactions)),
      personnel: new Broadcast(merge(told, moderation, health.events), () => latestOf(state, songs, reactions, health)),
    };
  }

  private async state(stageId: number): Promise<string> {
    const [shows, cameras, stages] = await Promise.all([
      this.shows(stageId),
      this.cameras(stageId),
      this.audience.countNow(),
    ]);
    const watching = stages.find(({ stage_id }) => stage_id === stageId)?.watching ?? 0;
    return json({ type: 'state', shows, watching, cameras });
  }

  private shows(stageId: number): Promise<ShowState[]> {
    return this.database.query<ShowState[]>(
      `SELECT id, live_streaming_live, live_streaming_status, live_streaming_start_at, live_streaming_end_at,
              live_streaming_slow, live_streaming_pinned, live_streaming_comments
         FROM live_streaming WHERE stage_id = ? ORDER BY id`,
      [stageId],
    );
  }

  private async cameras(stageId: number): Promise<number[]> {
    const cameras = await this.database.query<{ id: number }[]>(
      `SELECT camera.id FROM live_streaming live
         JOIN live_streaming_camera camera ON camera.live_streaming_id = live.id
        WHERE live.stage_id = ? AND camera.live_streaming_camera_live = 'Y' ORDER BY camera.id`,
      [stageId],
    );
    return cameras.map(({ id }) => id);
  }

  private async songs(stageId: number): Promise<string> {
    const songs = await this.database.query<BegunSong[]>(
      `SELECT id AS stage_time_id, video_id, stage_detail_time_title AS title, stage_detail_time_second AS start
         FROM stage_time WHERE stage_id = ? AND video_id IS NOT NULL AND stage_detail_time_second IS NOT NULL
        ORDER BY stage_detail_time_second, id`,
      [stageId],
    );
    return json({ type: 'songs', songs });
  }

  private async totals(stageId: number): Promise<string> {
    const songs = await this.reactions.totalsOf(stageId);
    return json({
      type: 'reactions',
      totals: songs.map((song) => [song.stage_time_id, song.totalLike, song.totalConf, song.totalIgno]),
    });
  }
}

/** A value that is told when it differs from what was told before, and to whoever comes. */
class Latest {
  event?: Buffer;
  readonly events: Observable<Buffer>;

  constructor(texts: Observable<string>) {
    this.events = texts.pipe(
      distinctUntilChanged(),
      map(eventBytes),
      tap((event) => (this.event = event)),
    );
  }
}

function latestOf(...values: Latest[]): Buffer[] {
  return values.flatMap(({ event }) => event ?? []);
}

function json(event: StageEvent): string {
  return JSON.stringify(event);
}
