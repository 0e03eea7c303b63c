import { Injectable } from '@nestjs/common';
import { liveBitrateKey, type LiveHealth, liveHealthKey, type StageEvent } from '@wethi/contract';
import { Clock, Database, PubSub } from '@wethi/platform';
import type { BitrateAt } from './bitrate.dto';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** What the packager says of the signals that bands send. */
@Injectable()
export class SignalHealth {
  constructor(
    private readonly database: Database,
    private readonly pubsub: PubSub,
    private readonly clock: Clock,
  ) {}

  /** How much of a video that is on air can be watched, in seconds; undefined while nobody sends. */
  async secondsOf(videoId: number): Promise<number | undefined> {
    const [video] = await this.database.query<{ video_content_id: string }[]>(
      'SELECT video_content_id FROM video WHERE id = ?',
      [videoId],
    );
    const text = video && (await this.pubsub.redis.get(liveHealthKey(video.video_content_id)));
    return text ? (JSON.parse(text) as LiveHealth).seconds : undefined;
  }

  /** Of the videos that somebody sends to, by their ids. */
  async ofVideos(videoIds: readonly number[]): Promise<Map<number, LiveHealth>> {
    const videos = await this.database.query<{ id: number; video_content_id: string }[]>(
      'SELECT id, video_content_id FROM video WHERE id IN (?)',
      [videoIds],
    );
    const keys = videos.map(({ video_content_id }) => liveHealthKey(video_content_id));
    const texts = keys.length > 0 ? await this.pubsub.redis.mget(keys) : [];
    const healths = videos.map(({ id }, index) => [id, texts[index]] as const);
    return new Map(healths.flatMap(([id, text]) => (text ? [[id, JSON.parse(text) as LiveHealth]] : [])));
  }

  /** What somebody sent in each minute of the last hour, 0 where nothing came; none before the first. */
  async bitrates(videoId: number): Promise<BitrateAt[]> {
    const known = await this.bitrateOf(videoId);
    const last = Math.floor(this.clock.now().getTime() / MINUTE_MS);
    const hour = Array.from({ length: HOUR_MINUTES }, (_, index) => last - HOUR_MINUTES + 1 + index);
    const first = hour.findIndex((minute) => String(minute) in known);
    if (first < 0) return [];
    return hour
      .slice(first)
      .map((minute) => ({ at: new Date(minute * MINUTE_MS), bitrate: Number(known[minute] ?? 0) }));
  }

  private async bitrateOf(videoId: number): Promise<Record<string, string>> {
    const [video] = await this.database.query<{ video_content_id: string }[]>(
      'SELECT video_content_id FROM video WHERE id = ?',
      [videoId],
    );
    return video ? this.pubsub.redis.hgetall(liveBitrateKey(video.video_content_id)) : {};
  }

  /** The shows of a stage as an event of its stream. */
  async ofStage(stageId: number): Promise<string> {
    const shows = await this.database.query<{ id: number; video_content_id: string }[]>(
      `SELECT l.id, v.video_content_id FROM live_streaming l JOIN video v ON v.id = l.video_id
        WHERE l.stage_id = ? ORDER BY l.id`,
      [stageId],
    );
    const keys = shows.map(({ video_content_id }) => liveHealthKey(video_content_id));
    const texts = keys.length > 0 ? await this.pubsub.redis.mget(keys) : [];
    const healths = texts.map((text) => (text ? (JSON.parse(text) as LiveHealth) : null));
    const event: StageEvent = {
      type: 'health',
      shows: shows.map(({ id }, index) => ({ id, health: healths[index] ?? null })),
    };
    return JSON.stringify(event);
  }
}
