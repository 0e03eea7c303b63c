import { statfs } from 'node:fs/promises';
import { Controller, Get } from '@nestjs/common';
import { Allow, Answers, Config, PubSub, Storage } from '@wethi/platform';
import { USED_KEY } from './measure-room.job';
import { VideoRoom } from './video-room.dto';

/** What the list of videos tells of the room that is left. */
@Controller()
export class VideoRoomController {
  constructor(
    private readonly storage: Storage,
    private readonly config: Config,
    private readonly pubsub: PubSub,
  ) {}

  /** A disk knows; of S3, which has no end, the worker counts. */
  @Get('videosRoom')
  @Allow('media.write')
  @Answers('videosRoom', { one: VideoRoom })
  async videosRoom(): Promise<VideoRoom> {
    if (this.storage.copies) {
      const used = await this.pubsub.redis.get(USED_KEY);
      return { used_bytes: used === null ? null : Number(used), total_bytes: null };
    }
    const { blocks, bfree, bavail, bsize } = await statfs(this.config.STORAGE_DIR);
    const used = (blocks - bfree) * bsize;
    return { used_bytes: used, total_bytes: used + bavail * bsize };
  }
}
