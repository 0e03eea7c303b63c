import { Injectable } from '@nestjs/common';
import { LIVE_STILL } from '@wethi/contract';
import { type Actor, Clock, Config, Database, limit, RateLimits } from '@wethi/platform';
import { LessonTurns } from '../lessons/lesson-turns';
import { accessCookie, type AccessCookie } from '../playback/access-cookie';
import { viewingOf } from '../playback/playback';
import { VideoAccess } from '../video/video-access';
import type { Camera } from './camera.dto';

/** Each answer brings cookies, which a page wants anew every two minutes while a camera is seen. */
const camerasLimit = limit({ key: 'cameras', points: 60, per: '1h' });

const MOST = 20;

export interface OpenedCameras {
  cameras: Camera[];
  /** One for the files of each. */
  cookies: AccessCookie[];
}

interface CameraRow extends Omit<Camera, 'url' | 'camera_still'> {
  contentId: string | null;
  isReady: boolean;
}

/** The cameras of members that go along with a show's recording, or with the show while it is live (WATCH-10). */
@Injectable()
export class Cameras {
  constructor(
    private readonly access: VideoAccess,
    private readonly turns: LessonTurns,
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * What may be watched beside a video by whoever may watch that; they are no viewings of their own, and take no device's place.
   * @throws Refusal TOO_MANY, LESSON_NOT_YET, and as VideoAccess.grant
   */
  async beside(videoId: number, actor: Actor): Promise<OpenedCameras> {
    const grant = await this.access.grant(videoId, actor);
    await this.turns.require(grant.video, actor);
    await this.limits.consume(camerasLimit, `${actor.kind}${actor.id}`);
    const { stage_id } = grant.video;
    const hasCameras = grant.isLive || grant.video.video_type === 'stage';
    if (stage_id === null || !hasCameras) return { cameras: [], cookies: [] };
    const rows = grant.isLive ? await this.ofShow(videoId) : await this.recorded(videoId, stage_id);
    const viewing = viewingOf(grant, actor, `camera${videoId}`);
    const cookies = rows.flatMap(({ isReady, contentId }) => {
      const cookie = isReady && accessCookie({ ...viewing, contentId }, this.clock.now(), this.config.MEDIA_SECRET);
      return cookie || [];
    });
    const cameras = rows.map(({ isReady, contentId, ...camera }) => ({
      ...camera,
      url: isReady ? `/v/${contentId}/master.m3u8` : null,
      camera_still: grant.isLive ? `/v/${contentId}/${LIVE_STILL}` : null,
    }));
    return { cameras, cookies };
  }

  /** What a show that goes on has; which of them are on air the stage's events tell, many times in an evening. */
  private async ofShow(videoId: number): Promise<CameraRow[]> {
    const cameras = await this.database.sql
      .selectFrom('live_streaming as l')
      .innerJoin('live_streaming_camera as c', 'c.live_streaming_id', 'l.id')
      .innerJoin('band_member as m', 'm.id', 'c.band_member_id')
      .select(['c.id', 'c.live_streaming_camera_content_id as contentId'])
      .select(['m.band_member_name', 'm.band_member_subname', 'm.band_member_path'])
      .where('l.video_id', '=', videoId)
      .orderBy('c.id')
      .limit(MOST)
      .execute();
    return cameras.map(({ id, contentId, ...member }) => ({
      id,
      camera_name: member.band_member_name,
      camera_part: member.band_member_subname,
      camera_face: member.band_member_path,
      camera_poster: null,
      video_start_ms: 0,
      isReady: true,
      contentId,
    }));
  }

  /** Those of the stage, but what the cameras of another of its shows sent. */
  private async recorded(videoId: number, stageId: number): Promise<CameraRow[]> {
    const videos = await this.database.sql
      .selectFrom('video as v')
      .leftJoin('band_member as m', 'm.id', 'v.band_member_id')
      .leftJoin('live_streaming_camera as c', 'c.video_id', 'v.id')
      .leftJoin('live_streaming as l', 'l.id', 'c.live_streaming_id')
      .select(['v.id', 'v.video_name', 'v.video_path', 'v.video_start_ms', 'v.video_status', 'v.video_content_id'])
      .select(['m.band_member_name', 'm.band_member_subname', 'm.band_member_path'])
      .where('v.stage_id', '=', stageId)
      .where('v.video_type', '=', 'member')
      .where('v.video_formath', '=', 'myprolive')
      .where('v.video_disable', '=', 'N')
      .where(({ or, eb }) => or([eb('l.video_id', 'is', null), eb('l.video_id', '=', videoId)]))
      .orderBy('v.video_item')
      .orderBy('v.id')
      .limit(MOST)
      .execute();
    return videos.map((video) => ({
      id: video.id,
      camera_name: video.band_member_name ?? video.video_name,
      camera_part: video.band_member_subname,
      camera_face: video.band_member_path,
      camera_poster: video.video_path,
      video_start_ms: video.video_start_ms,
      isReady: video.video_status === 'ready',
      contentId: video.video_content_id,
    }));
  }
}
