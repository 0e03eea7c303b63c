import {
  backupOf,
  LIVE_ON_AIR,
  LIVE_SILENT_MS,
  LIVE_WARNINGS,
  liveBitrateKey,
  liveHealthKey,
  type LiveHealth,
  type LiveState,
  type LiveWarning,
} from '@wethi/contract';
import type { Redis } from 'ioredis';
import { freeBytes, isLow } from './disk';
import type { Publishing, RtmpServer } from './rtmp-server';
import type { Show } from './show';

const REPORT_EVERY = 1_000;
const MINUTE_MS = 60_000;
/** Whoever looks at a show on the next day still sees how its signal was. */
const BITRATES_KEPT_SECONDS = 86_400;
/** Seconds. */
const LONG_KEY_FRAMES = 4.5;
/** Seconds; what an ffmpeg that was begun anew has to make good is less, or soon made good. */
const BEHIND = 15;

/** Tells through Redis how each show is; without Redis the shows go on. */
export class HealthReport {
  private readonly states = new Map<string, { state: LiveState; since: number; reported: number }>();

  constructor(
    private readonly redis: Redis,
    private readonly rtmp: RtmpServer,
  ) {}

  /** At once when a show goes on or off air, otherwise once a second. */
  report(show: Show, publishings: ReadonlyMap<string, Publishing>): void {
    const before = this.states.get(show.contentId);
    const state: LiveState = show.active ? 'onAir' : show.playlists.seconds > 0 ? 'lost' : 'waiting';
    const now = Date.now();
    const hasChanged = before?.state !== state;
    if (!hasChanged && now - before.reported < REPORT_EVERY) return;
    const since = hasChanged ? now : before.since;
    if (before?.state === 'lost' && state === 'onAir') void this.noteBreak(show.contentId, before.since, now);
    this.states.set(show.contentId, { state, since, reported: now });
    void this.write(show.contentId, healthOf(show, state, since, publishings), hasChanged).catch(() => undefined);
  }

  /** Without telling the API: whoever had the show ended knows of it, and would ask for its end again. */
  async forget(contentId: string): Promise<void> {
    this.states.delete(contentId);
    const gone = this.redis.multi().del(liveHealthKey(contentId)).zrem(LIVE_ON_AIR, contentId);
    await gone.exec().catch(() => undefined);
  }

  private async noteBreak(contentId: string, since: number, until: number): Promise<void> {
    await this.redis.hset(liveBitrateKey(contentId), `lost ${since}`, until - since).catch(() => undefined);
  }

  private async write(contentId: string, health: LiveHealth, hasChanged: boolean): Promise<void> {
    const isOnAir = health.state === 'onAir';
    const writing = this.redis.multi().set(liveHealthKey(contentId), JSON.stringify(health), 'PX', LIVE_SILENT_MS);
    if (isOnAir) writing.zadd(LIVE_ON_AIR, Date.now(), contentId);
    else writing.zrem(LIVE_ON_AIR, contentId);
    if (health.state !== 'waiting') {
      const key = liveBitrateKey(contentId);
      writing.hset(key, Math.floor(Date.now() / MINUTE_MS), Math.round(health.bitrate));
      writing.expire(key, BITRATES_KEPT_SECONDS);
    }
    await writing.exec();
    if (hasChanged) await this.rtmp.tellChange();
  }
}

function healthOf(
  show: Show,
  state: LiveState,
  since: number,
  publishings: ReadonlyMap<string, Publishing>,
): LiveHealth {
  const [main, backup] = [publishings.get(show.contentId), publishings.get(backupOf(show.contentId))];
  const taken = publishings.get(show.active?.stream ?? '') ?? main ?? backup;
  return {
    state,
    since,
    warnings: warningsOf(show, taken),
    width: taken?.video?.width ?? 0,
    height: taken?.video?.height ?? 0,
    fps: taken?.video?.fps ?? 0,
    bitrate: taken?.bitrate ?? 0,
    keyFrames: show.keyFrames,
    audioChannels: taken?.audio?.channels ?? 0,
    dropped: show.dropped,
    hasBackup: main !== undefined && backup !== undefined,
    seconds: show.playlists.seconds,
  };
}

function warningsOf(show: Show, taken: Publishing | undefined): LiveWarning[] {
  const codec = taken?.video?.codec ?? 'H264';
  const found: Record<LiveWarning, boolean> = {
    diskLow: isLow(freeBytes(show.playlists.folder), taken?.bitrate ?? 0),
    frozen: taken !== undefined && show.isQuiet(taken.name),
    behind: (show.active?.lag ?? 0) > BEHIND,
    onBackup: show.active?.stream === backupOf(show.contentId),
    noVideo: show.active !== undefined && show.active.facts.video === undefined,
    noAudio: show.active !== undefined && show.active.facts.audio === undefined,
    wrongCodec: codec !== 'H264' || (taken?.audio?.codec ?? 'AAC') !== 'AAC',
    longKeyFrames: show.keyFrames > LONG_KEY_FRAMES,
  };
  return LIVE_WARNINGS.filter((warning) => found[warning]);
}
