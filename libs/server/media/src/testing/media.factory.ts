import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Video } from '../video.entity';

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
