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

/** What an audience learns of a report. */
interface Heard {
  /** A guest goes by the name of the viewing. */
  report: { user_id: number | string; at: number };
  viewing: { stageId: number | null };
  /** With it its user stopped playing everywhere. */
  isLast: boolean;
}

/**
 * Who watches which stage, people and not devices, kept by what their players report (WATCH-05).
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

  async join(stageId: number, userId: number | string): Promise<void> {
    const heard = { report: { user_id: userId, at: this.clock.now().getTime() }, viewing: { stageId }, isLast: false };
    await this.follow([heard]).catch(this.logAndIgnore);
  }

  /** Whoever reported watches; who stopped does not. */
  async follow(reports: readonly Heard[]): Promise<void> {
    const { redis } = this.pubsub;
    const changes = reports.flatMap(({ report, viewing: { stageId }, isLast }) => {
      if (stageId === null) return [];
      if (isLast) return [redis.zrem(keyOf(stageId), report.user_id)];
      return [redis.zadd(keyOf(stageId), report.at, report.user_id), redis.zadd(STAGES, report.at, stageId)];
    });
    await Promise.all(changes);
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
    const stages = (await redis.zrange(STAGES, 0, -1)).map(Number);
    const counted = await Promise.all(stages.map((stage_id) => this.countOf(stage_id, since)));
    await redis.zremrangebyscore(STAGES, '-inf', since);
    return counted.filter(({ watching }) => watching > 0);
  }

  private async countOf(stage_id: number, since: number): Promise<StageAudience> {
    const { redis } = this.pubsub;
    await redis.zremrangebyscore(keyOf(stage_id), '-inf', since);
    return { stage_id, watching: await redis.zcard(keyOf(stage_id)) };
  }

  private readonly logAndIgnore = (error: unknown): undefined =>
    void this.logger.warn(`audience unknown: ${String(error)}`);
}

function keyOf(stageId: number): string {
  return `audience:${stageId}`;
}
