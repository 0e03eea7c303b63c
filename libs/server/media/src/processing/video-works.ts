import { Injectable } from '@nestjs/common';
import { Database, onlyBandOf, PubSub, Records, Storage, type Actor, type RawQuery } from '@wethi/platform';
import { In } from 'typeorm';
import { concatMap, mergeAll, type Observable } from 'rxjs';
import { partNamesOf } from '../playlist/master-playlist';
import { Video } from '../video/video.entity';
import { VideoProgress, VIDEOS_CHANNEL, type Parts } from './video-progress';
import { stemOf, VideoSource } from './video-source.entity';
import type { VideoPart, VideoWork } from './video-work.dto';

const DONE = { percent: 100, seconds_left: 0 };
const WAITING = { percent: 0, seconds_left: null };

/** How far videos are made ready, as the back office shows it. */
@Injectable()
export class VideoWorks {
  constructor(
    private readonly database: Database,
    private readonly records: Records,
    private readonly progress: VideoProgress,
    private readonly pubsub: PubSub,
    private readonly storage: Storage,
  ) {}

  /** Of the videos that a list call finds. */
  async list(query: RawQuery, actor: Actor): Promise<[VideoWork[], number]> {
    const [videos, total] = await this.records.list(Video, query, actor);
    const ids = videos.map(({ id }) => id);
    const sources = ids.length > 0 ? await this.database.manager.findBy(VideoSource, { video_id: In(ids) }) : [];
    const running = sources.filter(({ run }) => run !== null).map(({ video_id }) => video_id);
    const progress = await this.progress.of(running);
    const work = videos.map(async (video) => {
      const source = sources.find(({ video_id }) => video_id === video.id);
      const watchable = source?.renditions?.map(({ name }) => name) ?? (await this.namesOf(video));
      return { ...workOf(video, source, progress.get(video.id) ?? {}), watchable };
    });
    return [await Promise.all(work), total];
  }

  /** Of a video that no upload made, such as the recording of a live show: what its playlist offers. */
  private async namesOf({ video_status, video_formath, video_content_id }: Video): Promise<string[]> {
    if (video_status !== 'ready' || video_formath !== 'myprolive' || !video_content_id) return [];
    const master = await this.storage.get('videos', `${video_content_id}/master.m3u8`);
    return master ? partNamesOf(master.toString()) : [];
  }

  /** JSON `{ video_id }` of each video whose state changed and that the caller may see. */
  events(actor: Actor): Observable<string> {
    const events = this.pubsub.messages(VIDEOS_CHANNEL);
    const bandId = onlyBandOf(actor);
    if (bandId === undefined) return events;
    const known = new Map<number, boolean>();
    return events.pipe(
      concatMap(async (text) => ((await this.isOf(bandId, videoIn(text), known)) ? [text] : [])),
      mergeAll(),
    );
  }

  /** Asked of each video once, when it is first told of: many are made while somebody looks at the list. */
  private async isOf(band_id: number, id: number, known: Map<number, boolean>): Promise<boolean> {
    const answer = known.get(id) ?? (await this.database.manager.existsBy(Video, { id, band_id }));
    known.set(id, answer);
    return answer;
  }
}

function videoIn(event: string): number {
  return (JSON.parse(event) as { video_id: number }).video_id;
}

function workOf(
  { id, video_status, video_frames }: Video,
  source: VideoSource | undefined,
  parts: Parts,
): Omit<VideoWork, 'watchable'> {
  return {
    video_id: id,
    video_status,
    running: Boolean(source?.run),
    fault: source?.fault ?? null,
    fault_detail: source?.fault_detail ?? null,
    source_name: source?.source_name ?? null,
    source_bytes: source?.source_bytes ?? null,
    source_picture: source?.source_picture ?? null,
    source_sound: source?.source_sound ?? null,
    parts: source ? partsOf(source, video_frames, parts) : [],
    started_at: source?.started_at ?? null,
    ended_at: source?.ended_at ?? null,
  };
}

function partsOf(source: VideoSource, video_frames: string | null, told: Parts): VideoPart[] {
  const { heights, renditions } = source;
  // Those of an older upload have another name.
  const isDrawn = video_frames?.startsWith(stemOf(source));
  const done = new Set([...(renditions ?? []).map(({ name }) => name), ...(isDrawn ? ['storyboard'] : [])]);
  const names = heights ? [...heights.split(','), 'storyboard'] : [];
  return names.map((name) => ({ name, ...(done.has(name) ? DONE : (told[name] ?? WAITING)) }));
}
