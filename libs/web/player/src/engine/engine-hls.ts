import Hls, { type ErrorData, type LoaderResponse, type RetryConfig } from 'hls.js';
import type { Engine, EngineRequest } from './engine';
import { isSlowLine, lineSpeed } from './line-speed';
import { Recovery, type Trouble } from './recovery';

const ACCESS_STATUSES = [401, 403, 410];

export function isHlsSupported(): boolean {
  return Hls.isSupported();
}

const isAccessLost = (response?: LoaderResponse) => ACCESS_STATUSES.includes(response?.code ?? 0);

/** hls.js gives up at once on any 4xx; a lapsed cookie deserves another try, because the heartbeat renews it. */
const retryAfterRenewal: RetryConfig = {
  maxNumRetry: 6,
  retryDelayMs: 1000,
  maxRetryDelayMs: 8000,
  shouldRetry: (_config, count, _timeout, response, retry) => retry || (isAccessLost(response) && count < 3),
};

function createHls(startAt: number, aheadSeconds: number): Hls {
  const segments = Hls.DefaultConfig.fragLoadPolicy.default;
  const playlists = Hls.DefaultConfig.playlistLoadPolicy.default;
  return new Hls({
    startPosition: startAt,
    maxBufferLength: aheadSeconds,
    maxMaxBufferLength: aheadSeconds,
    backBufferLength: 30,
    capLevelToPlayerSize: true,
    // The first quality is the line's, not the best: on a slow one the picture would come seconds later.
    startLevel: isSlowLine() ? 0 : -1,
    testBandwidth: false,
    abrEwmaDefaultEstimate: lineSpeed(),
    fragLoadPolicy: { default: { ...segments, errorRetry: retryAfterRenewal } },
    playlistLoadPolicy: { default: { ...playlists, errorRetry: retryAfterRenewal } },
  });
}

function troubleOf({ type, fatal, response }: ErrorData): Trouble {
  const isMedia = type === Hls.ErrorTypes.MEDIA_ERROR;
  const kind = isMedia ? 'media' : type === Hls.ErrorTypes.NETWORK_ERROR ? 'network' : 'other';
  return { kind, fatal, isRefused: isAccessLost(response) };
}

/** Starts hls.js on a video element; `aheadSeconds` caps the buffer. */
export function startHls(request: EngineRequest, aheadSeconds: number): Engine {
  const hls = createHls(request.startAt, aheadSeconds);
  const load = () => {
    if (hls.levels.length) hls.startLoad(request.video.currentTime);
    else hls.loadSource(request.url);
  };
  const recovery = new Recovery({ load, recoverMedia: () => hls.recoverMediaError() }, request);
  const setQuality = (height: number | null) => {
    hls.nextLevel = hls.levels.findIndex((level) => level.height === height);
  };
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    request.onQualities([...new Set(hls.levels.map((level) => level.height))].sort((one, other) => other - one));
    if (request.quality) setQuality(request.quality);
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, { level }) => request.onHeight(hls.levels[level]?.height ?? 0));
  hls.on(Hls.Events.ERROR, (_event, data) => recovery.handle(troubleOf(data)));
  hls.on(Hls.Events.FRAG_BUFFERED, () => recovery.succeeded());
  hls.loadSource(request.url);
  hls.attachMedia(request.video);
  return {
    setQuality,
    destroy: () => {
      recovery.dispose();
      hls.destroy();
    },
  };
}
