import { Injectable } from '@nestjs/common';
import type { BegunSong, LiveAccess, ShowState, StageEvent } from '@wethi/contract';
import { Broadcast, Database, eventBytes, sharedValue } from '@wethi/platform';
import { distinctUntilChanged, filter, finalize, interval, map, merge, share, tap, type Observable } from 'rxjs';
import { Audience } from '../audience/audience';
import { SongReactions } from '../reactions/song-reactions';
import { SignalHealth } from '../live/signal-health';
import { Lobby } from '../lobby/lobby';
import { SEEN_BY } from '../video/live-access';
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

/** Who listens: each kind hears of the shows that it may watch. */
type Listeners = keyof typeof SEEN_BY;

/** The event stream of each stage: chat, comments, reactions, viewers, on air (WATCH-05). */
@Injectable()
export class StageEvents {
  private readonly rooms = new Map<string, Broadcast>();

  constructor(
    private readonly news: StageNews,
    private readonly database: Database,
    private readonly audience: Audience,
    private readonly reactions: SongReactions,
    private readonly health: SignalHealth,
    private readonly lobby: Lobby,
  ) {}

  /** Events as bytes, the same for all of a kind and computed once for each process; see StageEvent in contract. */
  of(stageId: number, listeners: Listeners): Broadcast {
    const key = `${listeners} ${stageId}`;
    const known = this.rooms.get(key);
    if (known) return known;
    const room = this.open(stageId, listeners, () => this.rooms.delete(key));
    this.rooms.set(key, room);
    return room;
  }

  private open(stageId: number, listeners: Listeners, over: () => void): Broadcast {
    const access = SEEN_BY[listeners];
    const seen = new Set<number>();
    const isSeen = (showId: number) => listeners === 'personnel' || seen.has(showId);
    const readState = async () => {
      const shows = await this.shows(stageId, access);
      seen.clear();
      for (const { id } of shows) seen.add(id);
      return this.state(stageId, shows);
    };
    const news = this.news.of(stageId);
    const of = (...kinds: News['kind'][]) => news.pipe(filter(({ kind }) => kinds.includes(kind)));
    const state = new Latest(sharedValue(merge(of('state'), interval(WATCHING_MS)), readState));
    const songs = new Latest(sharedValue(of('songs'), () => this.songs(stageId, access)));
    const reactions = new Latest(sharedValue(of('reactions'), () => this.totals(stageId)));
    const health = new Latest(sharedValue(interval(HEALTH_MS), () => this.health.ofStage(stageId)));
    const talk = news.pipe(filter(ofShows(isSeen)), filter(isTalk), batched(TALK_MS), map(talkOf), map(eventBytes));
    const cheers = news.pipe(filter(isCheers), batched(CHEERS_MS), map(cheersOf), map(eventBytes));
    const tips = news.pipe(filter(ofShows(isSeen)), filter(isTip), batched(TALK_MS), map(garlandsOf), map(eventBytes));
    const told = merge(state.events, songs.events, reactions.events, talk, cheers, tips).pipe(finalize(over), share());
    if (listeners !== 'personnel') return new Broadcast(told, () => latestOf(state, songs, reactions));
    const moderation = of('moderation').pipe(map(() => eventBytes(json({ type: 'moderation' }))));
    return new Broadcast(merge(told, moderation, health.events), () => latestOf(state, songs, reactions, health));
  }

  private async state(stageId: number, shows: ShowState[]): Promise<string> {
    const showIds = shows.map(({ id }) => id);
    const [cameras, stages, waiting] = await Promise.all([
      this.cameras(showIds),
      this.audience.countNow(),
      this.lobby.waiting(showIds),
    ]);
    const watching = stages.find(({ stage_id }) => stage_id === stageId)?.watching ?? 0;
    return json({ type: 'state', shows, watching, waiting, cameras });
  }

  private shows(stageId: number, access: readonly LiveAccess[]): Promise<ShowState[]> {
    return this.database.query<ShowState[]>(
      `SELECT id, live_streaming_live, live_streaming_status, live_streaming_start_at, live_streaming_end_at,
              live_streaming_slow, live_streaming_pinned, live_streaming_comments
         FROM live_streaming WHERE stage_id = ? AND live_streaming_access IN (?) ORDER BY id`,
      [stageId, access],
    );
  }

  private async cameras(showIds: readonly number[]): Promise<number[]> {
    if (showIds.length === 0) return [];
    const cameras = await this.database.query<{ id: number }[]>(
      `SELECT id FROM live_streaming_camera
        WHERE live_streaming_id IN (?) AND live_streaming_camera_live = 'Y' ORDER BY id`,
      [showIds],
    );
    return cameras.map(({ id }) => id);
  }

  /** Not those of shows that are kept from the listeners. */
  private async songs(stageId: number, access: readonly LiveAccess[]): Promise<string> {
    const songs = await this.database.query<BegunSong[]>(
      `SELECT id AS stage_time_id, video_id, stage_detail_time_title AS title, stage_detail_time_second AS start
         FROM stage_time WHERE stage_id = ? AND video_id IS NOT NULL AND stage_detail_time_second IS NOT NULL
          AND video_id NOT IN (SELECT video_id FROM live_streaming WHERE stage_id = ? AND live_streaming_access NOT IN (?))
       UNION ALL
       SELECT t.id, l.video_id, t.stage_detail_time_title, r.second
         FROM live_streaming l JOIN rehearsed_song r ON r.live_streaming_id = l.id JOIN stage_time t ON t.id = r.stage_time_id
        WHERE l.stage_id = ? AND l.live_streaming_access IN (?)
        ORDER BY start, stage_time_id`,
      [stageId, stageId, access, stageId, access],
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

/** Whether what was written belongs to a show that is seen; comments belong to the songs of all. */
function ofShows(isSeen: (showId: number) => boolean): (news: News) => boolean {
  return (news) => {
    if (news.kind === 'message') return isSeen(news.message.live_streaming_id);
    return news.kind === 'tip' ? isSeen(news.live_streaming_id) : true;
  };
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
