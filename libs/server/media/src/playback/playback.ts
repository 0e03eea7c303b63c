import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { User } from '@wethi/accounts';
import { HEARTBEAT_SECONDS } from '@wethi/contract';
import { type Actor, Clock, Config, Database, limit, RateLimits, Storage } from '@wethi/platform';
import { accessCookie, type AccessCookie } from './access-cookie';
import { firstFiles } from './first-files';
import { StreamSlots } from './stream-slots';
import { audienceOf, VideoAccess, type Grant } from '../video/video-access';
import { type Video, VideoView, type Playback } from '../video/video.entity';
import { ViewingRecord } from './viewing-record';
import { watermark } from './watermark';

/** Each opening brings a cookie, so that a device which opened again every minute would play without a slot. */
const viewingLimit = limit({ key: 'viewing', points: 60, per: '1h' });

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
    private readonly slots: StreamSlots,
    private readonly record: ViewingRecord,
    private readonly limits: RateLimits,
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal TOO_MANY, and as VideoAccess.grant */
  async open(videoId: number, actor: Actor | undefined): Promise<OpenedVideo> {
    const grant = await this.access.grant(videoId, actor);
    const viewingId = randomBytes(12).toString('base64url');
    const personal = actor?.kind === 'user' ? await this.openFor(actor, grant, viewingId) : NOBODY;
    const playback: Playback = {
      ...addressOf(grant),
      ...personal,
      start: await this.start(grant, personal.position),
      heartbeat_s: HEARTBEAT_SECONDS,
      session: viewingId,
      until: grant.until,
    };
    const view = Object.assign(new VideoView(), grant.video, { playback });
    return { view, cookie: this.accessCookie(grant, actor, viewingId) };
  }

  /** Lets a browser fetch the files for the next minute; other sites' videos need no cookie. */
  accessCookie({ video }: Grant, actor: Actor | undefined, viewingId: string): AccessCookie | undefined {
    const contentId = ownFolder(video);
    if (!contentId) return undefined;
    const access = { contentId, who: whoIs(actor), viewingId };
    return accessCookie(access, this.clock.now(), this.config.MEDIA_SECRET);
  }

  private async start({ video }: Grant, position: number): Promise<string[]> {
    const folder = ownFolder(video);
    if (!folder) return [];
    const read = async (name: string) => (await this.storage.get('videos', `${folder}/${name}`))?.toString();
    return (await firstFiles(read, position)).map((name) => `/v/${folder}/${name}`);
  }

  private async openFor(actor: Actor, grant: Grant, viewingId: string) {
    const { video } = grant;
    await this.limits.consume(viewingLimit, actor.id);
    const [position, user] = await Promise.all([
      this.record.lastPosition(actor.id, video.id, video.video_duration),
      this.database.manager.findOneByOrFail(User, { id: actor.id }),
      this.slots.acquire({ userId: actor.id, signInId: actor.session, viewingId, stageId: audienceOf(grant) }),
    ]);
    return { position, watermark: watermark(user, this.clock.today()) };
  }
}

const NOBODY = { position: 0, watermark: '' };

/** Folder of a video's files; undefined of one that lies elsewhere. */
function ownFolder({ video_formath, video_content_id }: Video): string | undefined {
  return video_formath === 'myprolive' && video_content_id ? video_content_id : undefined;
}

function whoIs(actor: Actor | undefined): string {
  return actor ? `${actor.kind.charAt(0)}${actor.id}` : 'g';
}

function addressOf({ video }: Grant): Pick<Playback, 'url' | 'type'> {
  if (video.video_formath === 'embed') return { url: video.video_embed || video.video_iframe || '', type: 'embed' };
  if (video.video_formath === 'hls') return { url: video.video_HLS ?? '', type: 'hls' };
  return { url: `/v/${video.video_content_id}/master.m3u8`, type: 'hls' };
}
