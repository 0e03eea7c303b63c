import { Injectable } from '@nestjs/common';
import { secondsFrom } from '@wethi/format';
import { Lobby, ViewingRecord } from '@wethi/media';
import { Database } from '@wethi/platform';
import type { ShowFacts } from './show-letter';

/** What letters tell of a show to one of its buyers, each 0 where it is unknown. */
export interface ShowFigures {
  /** People in the lobby. */
  waiting: number;
  /** Length of the recording. */
  seconds: number;
  songs: number;
  hasCameras: boolean;
  /** Where the buyer left, in seconds. */
  left: number;
  /** The song that was on there. */
  song: string | null;
  songsLeft: number;
}

interface Song {
  title: string;
  start: number | null;
}

interface Recording {
  seconds: number;
  hasCameras: boolean;
  songs: Song[];
}

export interface KnownShow extends Recording {
  waiting: number;
}

/** Looks up the figures of letters around shows. */
@Injectable()
export class ShowFiguresLookup {
  constructor(
    private readonly database: Database,
    private readonly lobby: Lobby,
    private readonly record: ViewingRecord,
  ) {}

  /** @param known what the same run has looked up of shows */
  async of(
    { user_id, stage_id, video_id }: ShowFacts & { user_id: number },
    known: Map<number, Promise<KnownShow>>,
  ): Promise<ShowFigures> {
    const looking = known.get(stage_id) ?? this.show(stage_id, video_id);
    known.set(stage_id, looking);
    const { waiting, seconds, hasCameras, songs } = await looking;
    if (video_id === null) return { ...NOTHING, waiting };
    const left = (await this.record.lastSittingsOf(user_id, [video_id])).get(video_id) ?? 0;
    const begun = songs.filter(({ start }) => start !== null && start <= left);
    const song = begun.at(-1)?.title ?? null;
    const songsLeft = begun.length > 0 ? songs.length - begun.length : 0;
    return { waiting, seconds, hasCameras, songs: songs.length, left, song, songsLeft };
  }

  private async show(stageId: number, videoId: number | null): Promise<KnownShow> {
    const recording = videoId === null ? { ...NOTHING, songs: [] } : await this.recording(stageId, videoId);
    return { ...recording, waiting: await this.waiting(stageId) };
  }

  private async waiting(stageId: number): Promise<number> {
    const shows = await this.database.query<{ id: number }[]>('SELECT id FROM live_streaming WHERE stage_id = ?', [
      stageId,
    ]);
    return this.lobby.waiting(shows.map(({ id }) => id));
  }

  private async recording(stageId: number, videoId: number): Promise<Recording> {
    const [facts] = await this.database.query<{ seconds: number | null; cameras: number }[]>(
      `SELECT v.video_duration AS seconds, (SELECT COUNT(*) FROM video c WHERE c.stage_id = v.stage_id
         AND c.video_type = 'member' AND c.video_status = 'ready' AND c.video_disable = 'N') AS cameras
       FROM video v WHERE v.id = ?`,
      [videoId],
    );
    const songs = await this.songs(stageId, videoId);
    return { seconds: facts?.seconds ?? 0, hasCameras: (facts?.cameras ?? 0) > 0, songs };
  }

  /** The set list of the recording; that of its stage when it has none of its own. */
  private async songs(stageId: number, videoId: number): Promise<Song[]> {
    const rows = await this.database.sql
      .selectFrom('stage_time as t')
      .innerJoin('stage as s', 's.id', 't.stage_id')
      .select(['t.video_id', 't.stage_detail_time_title as title', 't.stage_detail_time_start as time'])
      .select(['t.stage_detail_time_second as noted', 's.stage_time_start as begin'])
      .where('t.stage_id', '=', stageId)
      .orderBy('t.stage_detail_time_item')
      .execute();
    const own = rows.filter(({ video_id }) => video_id === videoId);
    return (own.length > 0 ? own : rows.filter(({ video_id }) => video_id === null)).map(
      ({ title, time, noted, begin }) => ({
        title,
        start: noted ?? (time === null ? null : secondsFrom(begin ?? time, time)),
      }),
    );
  }
}

const NOTHING = { seconds: 0, songs: 0, hasCameras: false, left: 0, song: null, songsLeft: 0 };
