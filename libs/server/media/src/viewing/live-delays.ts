import { Injectable } from '@nestjs/common';
import { PubSub } from '@wethi/platform';
import type { ReportedViewing } from './viewing-record';

const MINUTE_MS = 60_000;
/** Whoever is further behind went back on purpose. */
const LATE_MS = 30_000;
/** Whoever looks at a show on the next day still sees how it came through. */
const KEPT_SECONDS = 86_400;

const keyOf = (videoId: number): string => `live:delay:${videoId}`;
const sumOf = (minute: number): string => `${minute} ms`;
const countOf = (minute: number): string => `${minute} viewers`;

/** How late live shows reach those who watch them, in sums of each minute. */
@Injectable()
export class LiveDelays {
  constructor(private readonly pubsub: PubSub) {}

  /** Adds what players reported; should the worker end in between, some count twice, which moves a mean by little. */
  async follow(reports: readonly ReportedViewing[]): Promise<void> {
    const adding = this.pubsub.redis.multi();
    const keys = new Set<string>();
    for (const { event, instant, at, video_id } of reports) {
      const late = at - (instant ?? 0);
      if (event !== 'Beat' || late < 0 || late > LATE_MS) continue;
      const minute = Math.floor(at / MINUTE_MS);
      keys.add(keyOf(video_id));
      adding.hincrby(keyOf(video_id), sumOf(minute), late).hincrby(keyOf(video_id), countOf(minute), 1);
    }
    if (keys.size === 0) return;
    for (const key of keys) adding.expire(key, KEPT_SECONDS);
    await adding.exec();
  }

  /** Means in milliseconds, by minutes counted from 1970; undefined of a minute without reports. */
  async of(videoId: number): Promise<(minute: number) => number | undefined> {
    const known = await this.pubsub.redis.hgetall(keyOf(videoId));
    return (minute) => {
      const count = Number(known[countOf(minute)] ?? 0);
      return count === 0 ? undefined : Math.round(Number(known[sumOf(minute)]) / count);
    };
  }
}
