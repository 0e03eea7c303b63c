import { randomBytes } from 'node:crypto';
import { Stage, type StageTime } from '@wethi/catalog';
import { makeBandMember } from '@wethi/catalog/testing';
import { cameraName } from '@wethi/contract';
import type { EntityManager } from 'typeorm';
import { StageTimeComment } from '../comments/stage-time-comment.entity';
import { LiveStreamingComment } from '../chat/live-streaming-comment.entity';
import { phaseOf } from '../live/live-phase';
import { LiveStreamingCamera } from '../live/live-streaming-camera.entity';
import { LiveStreaming } from '../live/live-streaming.entity';
import { Video } from '../video/video.entity';
import { VideosUserStatus } from '../reactions/videos-user-status.entity';
import { VideoStatistics } from '../viewing/video-statistics.entity';

/** A recording that can be played, of the stage given by the overrides. */
export async function makeVideo(manager: EntityManager, overrides: Partial<Video> = {}): Promise<Video> {
  const ready = {
    video_status: 'ready',
    video_content_id: randomBytes(16).toString('hex'),
    video_duration: 1200,
  } as const;
  const { id } = await manager.save(manager.create(Video, { video_name: 'การแสดงเต็ม', ...ready, ...overrides }));
  return manager.findOneByOrFail(Video, { id });
}

/** A live show of the stage given by the overrides, with its video. */
export async function makeLiveStreaming(
  manager: EntityManager,
  overrides: Partial<LiveStreaming> & Pick<LiveStreaming, 'stage_id'>,
): Promise<LiveStreaming> {
  const { stage_id } = overrides;
  const { band_id } = await manager.findOneByOrFail(Stage, { id: stage_id });
  const video = await makeVideo(manager, { band_id, stage_id, video_status: 'create', video_duration: null });
  const live_streaming_stream_key = randomBytes(20).toString('hex');
  const said = { live_streaming_name: 'แสดงสด', live_streaming_stream_key, video_id: video.id, band_id, ...overrides };
  const show = manager.create(LiveStreaming, said);
  const { id } = await manager.save(manager.merge(LiveStreaming, show, { live_streaming_phase: phaseOf(show) }));
  return manager.findOneByOrFail(LiveStreaming, { id });
}

/** The camera of a member beside a live show. */
export async function makeLiveStreamingCamera(
  manager: EntityManager,
  show: Pick<LiveStreaming, 'id' | 'band_id'>,
  overrides: Partial<LiveStreamingCamera> = {},
): Promise<LiveStreamingCamera> {
  const band_member_id = overrides.band_member_id ?? (await makeBandMember(manager, { band_id: show.band_id })).id;
  const camera = {
    live_streaming_camera_content_id: cameraName(randomBytes(13).toString('hex')),
    live_streaming_camera_stream_key: randomBytes(20).toString('hex'),
    ...{ live_streaming_id: show.id, band_member_id, ...overrides },
  };
  const { id } = await manager.save(manager.create(LiveStreamingCamera, camera));
  return manager.findOneByOrFail(LiveStreamingCamera, { id });
}

/** What a user said in the chat of a show. */
export function makeLiveStreamingComment(
  manager: EntityManager,
  show: Pick<LiveStreaming, 'id' | 'stage_id'>,
  user_id: number,
  overrides: Partial<LiveStreamingComment> = {},
): Promise<LiveStreamingComment> {
  const where = { live_streaming_id: show.id, stage_id: show.stage_id, user_id, create_by: user_id };
  const message = { live_streaming_comment: 'ไฟสวยมาก', ...where, ...overrides };
  return manager.save(manager.create(LiveStreamingComment, message));
}

type OfItem = Pick<StageTime, 'id' | 'stage_id'>;

/** What a user said about an item of a set list. */
export function makeStageTimeComment(
  manager: EntityManager,
  item: OfItem,
  user_id: number,
  overrides: Partial<StageTimeComment> = {},
): Promise<StageTimeComment> {
  const where = { stage_id: item.stage_id, stage_time_id: item.id, user_id, create_by: user_id };
  const comment = { stage_time_comment: 'ชอบท่อนนี้มากค่ะ', ...where, ...overrides };
  return manager.save(manager.create(StageTimeComment, comment));
}

/** How a user likes an item of a set list. */
export function makeVideosUserStatus(
  manager: EntityManager,
  item: OfItem,
  user_id: number,
  stage_time_status_type: VideosUserStatus['stage_time_status_type'] = 'Like',
): Promise<VideosUserStatus> {
  const where = { stage_id: item.stage_id, stage_time_id: item.id, user_id, create_by: user_id };
  return manager.save(manager.create(VideosUserStatus, { ...where, stage_time_status_type }));
}

/** What a user watched of a video, in a viewing of its own unless the overrides name one. */
export async function makeVideoStatistics(
  manager: EntityManager,
  overrides: Partial<VideoStatistics> & Pick<VideoStatistics, 'user_id' | 'video_id' | 'visit_date'>,
): Promise<VideoStatistics> {
  const viewing = { session: randomBytes(12).toString('base64url'), event: 'Beat', ...overrides };
  const { id } = await manager.save(manager.create(VideoStatistics, viewing));
  return manager.findOneByOrFail(VideoStatistics, { id });
}
