import { Injectable, Logger } from '@nestjs/common';
import { PubSub } from '@wethi/platform';

/** How far one part of the work is. */
export interface PartProgress {
  percent: number;
  /** Until it is done, in seconds; null while unknown. */
  seconds_left: number | null;
}

/** By the name of a quality, `audio` or `storyboard`. */
export type Parts = Record<string, PartProgress>;

export const VIDEOS_CHANNEL = 'wethi:videos';
const KEPT_SECONDS = 86_400;

/** How far videos are, in Redis: what is lost with it is told anew within a second. */
@Injectable()
export class VideoProgress {
  private readonly logger = new Logger(VideoProgress.name);

  constructor(private readonly pubsub: PubSub) {}

  async tell(videoId: number, part: string, progress: PartProgress): Promise<void> {
    const { redis } = this.pubsub;
    const value = `${Math.round(progress.percent)}:${progress.seconds_left ?? ''}`;
    await this.logFailure(redis.multi().hset(keyOf(videoId), part, value).expire(keyOf(videoId), KEPT_SECONDS).exec());
    await this.changed(videoId);
  }

  /** The state of a video became another one: whoever shows it reads it anew. */
  async changed(videoId: number): Promise<void> {
    await this.pubsub.publish(VIDEOS_CHANNEL, { video_id: videoId });
  }

  async forget(videoId: number): Promise<void> {
    await this.logFailure(this.pubsub.redis.del(keyOf(videoId)));
    await this.changed(videoId);
  }

  async of(videoIds: readonly number[]): Promise<Map<number, Parts>> {
    const found = await Promise.all(
      videoIds.map(async (id) => [id, (await this.logFailure(this.pubsub.redis.hgetall(keyOf(id)))) ?? {}] as const),
    );
    return new Map(found.map(([id, values]) => [id, readParts(values)]));
  }

  private async logFailure<Result>(work: Promise<Result>): Promise<Result | undefined> {
    return work.catch((error: unknown) => {
      this.logger.warn(`progress not kept: ${String(error)}`);
      return undefined;
    });
  }
}

function keyOf(videoId: number): string {
  return `video:progress:${videoId}`;
}

function readParts(values: Record<string, string>): Parts {
  const parts = Object.entries(values).map(([part, value]) => {
    const [percent, left] = value.split(':');
    return [part, { percent: Number(percent), seconds_left: left ? Number(left) : null }] as const;
  });
  return Object.fromEntries(parts);
}
