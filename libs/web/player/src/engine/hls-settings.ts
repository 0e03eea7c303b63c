import Hls, { type HlsConfig, type LoaderResponse, type RetryConfig } from 'hls.js';
import { isCostly } from '../offer/data-use';
import type { EngineRequest, Profile } from './engine';
import { isSlowLine, lineSpeed } from './line-speed';

const ACCESS_STATUSES = [401, 403, 410];

/** Whether an answer says that the cookie opens the file no longer. */
export const isAccessLost = (response?: LoaderResponse) => ACCESS_STATUSES.includes(response?.code ?? 0);

/** hls.js gives up at once on any 4xx; a lapsed cookie deserves another try, because the heartbeat renews it. */
const retryAfterRenewal: RetryConfig = {
  maxNumRetry: 6,
  retryDelayMs: 1000,
  maxRetryDelayMs: 8000,
  shouldRetry: (_config, count, _timeout, response, retry) => retry || (isAccessLost(response) && count < 3),
};

/** Seconds of video kept ahead. Small, because what is buffered still plays after access was taken away. */
const AHEAD_SECONDS = 30;

const PROFILES: Record<Profile, Partial<HlsConfig>> = {
  replay: {},
  // Two segments behind where there are no parts; a viewer who falls back catches up by speed that nobody hears.
  live: { lowLatencyMode: true, liveSyncDurationCount: 2, maxLiveSyncPlaybackRate: 1.05 },
  // Its speed is that of the sound that it follows.
  camera: { lowLatencyMode: true, liveSyncDurationCount: 2, maxLiveSyncPlaybackRate: 1 },
};

/** How hls.js is to play a request. */
export function hlsSettings({ startAt, profile, saver }: EngineRequest): Partial<HlsConfig> {
  const segments = Hls.DefaultConfig.fragLoadPolicy.default;
  const playlists = Hls.DefaultConfig.playlistLoadPolicy.default;
  return {
    ...PROFILES[profile],
    startPosition: startAt ?? -1,
    maxBufferLength: AHEAD_SECONDS,
    maxMaxBufferLength: AHEAD_SECONDS,
    backBufferLength: 30,
    capLevelToPlayerSize: !(saver && isCostly()),
    // The first quality is the line's, not the best: on a slow one the picture would come seconds later.
    startLevel: isSlowLine() ? 0 : -1,
    testBandwidth: false,
    abrEwmaDefaultEstimate: lineSpeed(),
    fragLoadPolicy: { default: { ...segments, errorRetry: retryAfterRenewal } },
    playlistLoadPolicy: { default: { ...playlists, errorRetry: retryAfterRenewal } },
  };
}
