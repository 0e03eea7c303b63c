import { Injectable } from '@nestjs/common';
import { liveBitrateKey, type LiveHealth, liveHealthKey, type LiveSignal, type StageEvent } from '@wethi/contract';
import { Database, PubSub } from '@wethi/platform';
import { LiveDelays } from '../viewing/live-delays';
import type { LiveSignalHistory, SignalBreak } from './signal.dto';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** What the packager says of the signals that bands send. */
@Injectable()
export class SignalHealth {
  constructor(
    private readonly database: Database,
    private readonly pubsub: PubSub,
    private readonly delays: LiveDelays,
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

  /** In a word, of videos by their ids; of those that nothing ever came for, none. */
  async ofVideos(videoIds: readonly number[]): Promise<Map<number, LiveSignal>> {
    const videos = await this.database.query<{ id: number; video_content_id: string }[]>(
      'SELECT id, video_content_id FROM video WHERE id IN (?)',
      [videoIds],
    );
    if (videos.length === 0) return new Map();
    const contents = videos.map(({ video_content_id }) => video_content_id);
    const [healths, received] = await Promise.all([
      this.pubsub.redis.mget(contents.map(liveHealthKey)),
      Promise.all(contents.map((content) => this.pubsub.redis.exists(liveBitrateKey(content)))),
    ]);
    const signals = videos.map(({ id }, index) => [id, signalOf(healths[index], received[index] === 1)] as const);
    return new Map(signals.flatMap(([id, signal]) => (signal ? [[id, signal]] : [])));
  }

  /**
   * How the signal of a video was from its first minute, as far as that is kept.
   * @param until the end of the show, or now
   */
  async history(videoId: number, until: Date): Promise<LiveSignalHistory> {
    const [known, delayIn] = await Promise.all([this.bitrateOf(videoId), this.delays.of(videoId)]);
    const last = Math.floor(until.getTime() / MINUTE_MS);
    const begun = Object.keys(known).map(Number).filter(Number.isInteger);
    const first = Math.max(Math.min(...begun), last - DAY_MINUTES);
    const length = begun.length > 0 ? Math.max(0, last - first + 1) : 0;
    const minutes = Array.from({ length }, (_, index) => first + index).map((minute) => ({
      at: new Date(minute * MINUTE_MS),
      bitrate: Number(known[minute] ?? 0),
      delay: delayIn(minute) ?? null,
    }));
    return { minutes, breaks: breaksIn(known) };
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

function signalOf(health: string | null | undefined, received: boolean): LiveSignal | undefined {
  const { state, warnings } = health ? (JSON.parse(health) as LiveHealth) : { state: 'waiting' as const, warnings: [] };
  if (state === 'waiting') return received ? 'tested' : undefined;
  return state === 'lost' || warnings.length > 0 ? 'trouble' : 'good';
}

/** As the packager noted them: `lost MS` to milliseconds. */
function breaksIn(known: Record<string, string>): SignalBreak[] {
  const breaks = Object.entries(known).flatMap(([field, lasted]) => {
    const since = /^lost (\d+)$/.exec(field)?.[1];
    return since === undefined ? [] : [{ at: new Date(Number(since)), seconds: Math.round(Number(lasted) / 1000) }];
  });
  return breaks.sort((one, other) => one.at.getTime() - other.at.getTime());
}
