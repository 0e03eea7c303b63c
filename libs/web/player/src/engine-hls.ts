import Hls, { type ErrorData, type LoaderResponse, type RetryConfig } from 'hls.js';
import type { Engine, EngineRequest } from './engine';

const ACCESS_STATUSES = [401, 403, 410];
const NETWORK_TRIES = 8;

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
    fragLoadPolicy: { default: { ...segments, errorRetry: retryAfterRenewal } },
    playlistLoadPolicy: { default: { ...playlists, errorRetry: retryAfterRenewal } },
  });
}

/** Starts hls.js on a video element; `aheadSeconds` caps the buffer. */
export function startHls(request: EngineRequest, aheadSeconds: number): Engine {
  const hls = createHls(request.startAt, aheadSeconds);
  const recovery = new Recovery(hls, request);
  const setQuality = (height: number | null) => {
    hls.nextLevel = hls.levels.findIndex((level) => level.height === height);
  };
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    request.onQualities([...new Set(hls.levels.map((level) => level.height))].sort((one, other) => other - one));
    if (request.quality) setQuality(request.quality);
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, { level }) => request.onHeight(hls.levels[level]?.height ?? 0));
  hls.on(Hls.Events.ERROR, (_event, data) => recovery.handle(data));
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

/** Keeps a video going through a lapsed cookie, a lost connection and a broken decoder, and knows when to give up. */
class Recovery {
  private networkTries = 0;
  private mediaTries = 0;
  private renewing = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly hls: Hls,
    private readonly request: EngineRequest,
  ) {}

  handle(data: ErrorData): void {
    if (isAccessLost(data.response)) void this.renew();
    if (!data.fatal) return;
    if (isAccessLost(data.response)) return this.giveUp('refused');
    if (data.type === Hls.ErrorTypes.MEDIA_ERROR) return this.recoverMedia();
    if (data.type === Hls.ErrorTypes.NETWORK_ERROR) return this.reconnect();
    this.giveUp('media');
  }

  succeeded(): void {
    if (this.networkTries) this.request.onReconnecting(false);
    this.networkTries = 0;
  }

  dispose(): void {
    clearTimeout(this.timer);
  }

  private async renew(): Promise<void> {
    if (this.renewing) return;
    this.renewing = true;
    await this.request.renew();
    this.renewing = false;
  }

  private reconnect(): void {
    this.networkTries += 1;
    if (this.networkTries > NETWORK_TRIES) return this.giveUp('network');
    this.request.onReconnecting(true);
    const seconds = Math.min(10, 2 ** (this.networkTries - 1));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.load(), seconds * 1000);
  }

  private load(): void {
    if (this.hls.levels.length) this.hls.startLoad(this.request.video.currentTime);
    else this.hls.loadSource(this.request.url);
  }

  private recoverMedia(): void {
    this.mediaTries += 1;
    if (this.mediaTries > 3) return this.giveUp('media');
    this.hls.recoverMediaError();
  }

  private giveUp(kind: 'refused' | 'network' | 'media'): void {
    this.request.onReconnecting(false);
    this.request.onFailure(kind);
  }
}
