import { randomBytes } from 'node:crypto';
import type { StageTime } from '@wethi/catalog';
import type { EntityManager } from 'typeorm';
import { StageTimeComment } from '../comments/stage-time-comment.entity';
import { Video } from '../video/video.entity';
import { VideosUserStatus } from '../reactions/videos-user-status.entity';

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
