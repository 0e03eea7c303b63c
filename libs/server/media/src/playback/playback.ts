import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { User } from '@wethi/accounts';
import { HEARTBEAT_SECONDS } from '@wethi/contract';
import { type Actor, Clock, Config, Database, limit, RateLimits, Storage } from '@wethi/platform';
import { accessCookie, type AccessCookie } from './access-cookie';
import { firstFiles } from './first-files';
import { LessonTurns } from '../lessons/lesson-turns';
import { audienceOf, VideoAccess, type Grant } from '../video/video-access';
import { type Video, VideoView, type Playback } from '../video/video.entity';
import { Audience } from '../audience/audience';
import { RunningViewings } from '../viewing/running-viewings';
import { signViewing, type Viewing } from '../viewing/viewing-grant';
import { ViewingRecord } from '../viewing/viewing-record';
import { watermark } from './watermark';

/** Each opening brings a cookie, so that a device which opened again every few minutes would play without a slot. */
const viewingLimit = limit({ key: 'viewing', points: 30, per: '1h' });

/** So near the end there is nothing to go on with. */
const END_SECONDS = 10;

export interface OpenedVideo {
  view: VideoView;
  /** Opens its files; undefined when they lie elsewhere. */
  cookie?: AccessCookie;
}

/** Opens a video for whoever may watch it: how to play it, from where, and the cookie for its files. */
@Injectable()
export class VideoPlayback {
  constructor(
    private readonly access: VideoAccess,
    private readonly turns: LessonTurns,
    private readonly running: RunningViewings,
    private readonly audience: Audience,
    private readonly record: ViewingRecord,
    private readonly limits: RateLimits,
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * @param token the session token of the request, empty of a guest
   * @param device what its owner calls what plays it
   * @throws Refusal TOO_MANY, LESSON_NOT_YET, and as VideoAccess.grant
   */
  async open(videoId: number, actor: Actor | undefined, token: string, device?: string): Promise<OpenedVideo> {
    const grant = await this.access.grant(videoId, actor);
    await this.turns.require(grant.video, actor);
    const viewing = viewingOf(grant, actor, randomBytes(12).toString('base64url'));
    const personal = actor?.kind === 'user' ? await this.openFor(actor, grant, viewing, device) : NOBODY;
    const { MEDIA_SECRET } = this.config;
    const position = grant.isLive ? personal.position : Math.max(personal.position, grant.video.video_begin);
    const now = this.clock.now();
    const playback: Playback = {
      ...addressOf(grant),
      ...personal,
      position,
      start: await this.start(grant, position),
      heartbeat_s: HEARTBEAT_SECONDS,
      // Personnel, who are few, are asked for their rights with each heartbeat.
      session:
        actor?.kind === 'personnel' ? viewing.viewingId : signViewing(viewing, token, now.getTime(), MEDIA_SECRET),
      until: grant.until,
    };
    const view = Object.assign(new VideoView(), grant.video, { playback });
    return { view, cookie: accessCookie(viewing, now, MEDIA_SECRET) };
  }

  private async start({ video, isLive }: Grant, position: number): Promise<string[]> {
    const folder = ownFolder(video);
    if (!folder || isLive) return [];
    const read = async (name: string) => (await this.storage.get('videos', `${folder}/${name}`))?.toString();
    return (await firstFiles(read, position)).map((name) => `/v/${folder}/${name}`);
  }

  private async openFor(actor: Actor, { video }: Grant, viewing: Viewing, device?: string) {
    await this.limits.consume(viewingLimit, actor.id);
    const [left, user] = await Promise.all([
      this.lastPosition(actor.id, video),
      this.database.manager.findOneByOrFail(User, { id: actor.id }),
      this.running.acquire(viewing, device),
      viewing.stageId === null ? undefined : this.audience.join(viewing.stageId, actor.id),
    ]);
    return { position: left, watermark: watermark(user, this.clock.today()) };
  }

  /** Seconds where the viewer left, 0 when there is nothing to go on with. */
  private async lastPosition(userId: number, { id, video_duration }: Video): Promise<number> {
    const left = (await this.running.left(userId, id)) ?? (await this.record.lastSitting(userId, id));
    if (!left || left.event === 'Ended') return 0;
    return video_duration !== null && left.cur_time_end > video_duration - END_SECONDS ? 0 : left.cur_time_end;
  }
}

const NOBODY = { position: 0, watermark: '' };

/** The viewing that a grant allows somebody. */
export function viewingOf(grant: Grant, actor: Actor | undefined, viewingId: string): Viewing {
  const { video, productId, until } = grant;
  const { id: userId, session: signInId } = actor?.kind === 'user' ? actor : { id: 0, session: '' };
  const ofVideo = { videoId: video.id, contentId: ownFolder(video), productId, stageId: audienceOf(grant) };
  return { viewingId, userId, signInId, ...ofVideo, until: until?.getTime() ?? null };
}

/** Folder of a video's files; null of one that lies elsewhere. */
function ownFolder({ video_formath, video_content_id }: Video): string | null {
  return video_formath === 'myprolive' ? video_content_id : null;
}

function addressOf({ video }: Grant): Pick<Playback, 'url' | 'type'> {
  if (video.video_formath === 'embed') return { url: video.video_embed || video.video_iframe || '', type: 'embed' };
  if (video.video_formath === 'hls') return { url: video.video_HLS ?? '', type: 'hls' };
  return { url: `/v/${video.video_content_id}/master.m3u8`, type: 'hls' };
}
