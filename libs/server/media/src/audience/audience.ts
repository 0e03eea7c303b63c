import { Injectable, Logger } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Clock, PubSub } from '@wethi/platform';

/** A device that reports nothing for this long has stopped playing. */
export const SILENT_MS = 45_000;
/** How long a count serves everybody who asks. */
const COUNTED_MS = 5_000;
const STAGES = 'audience:stages';

/** How many people watch a stage now. */
export class StageAudience {
  @ApiProperty({ type: 'integer' }) stage_id: number;
  @ApiProperty({ type: 'integer' }) watching: number;
}

/**
 * Who watches which stage, people and not devices, kept by those who hold a stream slot (WATCH-05).
 * It is counted at most every few seconds, and without Redis nobody is shown as watching.
 */
@Injectable()
export class Audience {
  private readonly logger = new Logger(Audience.name);
  private counted?: { until: number; stages: Promise<StageAudience[]> };

  constructor(
    private readonly pubsub: PubSub,
    private readonly clock: Clock,
  ) {}

  async join(stageId: number, userId: number): Promise<void> {
    const now = this.clock.now().getTime();
    const { redis } = this.pubsub;
    const key = keyOf(stageId);
    const joined = [redis.zadd(key, now, userId), redis.pexpire(key, SILENT_MS), redis.zadd(STAGES, now, stageId)];
    await Promise.all(joined).catch(this.logAndIgnore);
  }

  async leave(stageId: number, userId: number): Promise<void> {
    await this.pubsub.redis.zrem(keyOf(stageId), userId).catch(this.logAndIgnore);
  }

  /** The stages that somebody watches. */
  countNow(): Promise<StageAudience[]> {
    const now = this.clock.now().getTime();
    if (!this.counted || this.counted.until <= now) {
      const stages = this.count(now - SILENT_MS).catch((error: unknown) => this.logAndIgnore(error) ?? []);
      this.counted = { until: now + COUNTED_MS, stages };
    }
    return this.counted.stages;
  }

  private async count(since: number): Promise<StageAudience[]> {
    const { redis } = this.pubsub;
    await redis.zremrangebyscore(STAGES, '-inf', since);
    const ids = (await redis.zrange(STAGES, 0, -1)).map(Number);
    const counts = await Promise.all(ids.map((id) => redis.zcount(keyOf(id), `(${since}`, '+inf')));
    return ids
      .map((stage_id, place) => ({ stage_id, watching: counts[place] ?? 0 }))
      .filter(({ watching }) => watching > 0);
  }

  private readonly logAndIgnore = (error: unknown): undefined =>
    void this.logger.warn(`audience unknown: ${String(error)}`);
}

function keyOf(stageId: number): string {
  return `audience:${stageId}`;
}
