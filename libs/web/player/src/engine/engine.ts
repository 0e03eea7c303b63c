import { loadHls } from '../prepare';
import { startNative } from './engine-native';
import type { SourceFailure } from './failures';

/** Seconds of video kept ahead. Small, because what is buffered still plays after access was taken away. */
const AHEAD_SECONDS = 30;

/** Where a video comes from and whom to tell about it. */
export interface EngineRequest {
  video: HTMLVideoElement;
  url: string;
  /** Seconds to begin at. */
  startAt: number;
  /** Height in lines to hold, null for automatic. */
  quality: number | null;
  /** Asks the server for a fresh access cookie after a refused segment. */
  renew: () => Promise<void>;
  onQualities: (heights: number[]) => void;
  /** The height that plays now. */
  onHeight: (height: number) => void;
  onReconnecting: (reconnecting: boolean) => void;
  onFailure: (kind: SourceFailure) => void;
}

/** A running source of a video element. */
export interface Engine {
  /** Holds the given height, or lets the connection choose with null. */
  setQuality(height: number | null): void;
  destroy(): void;
}

/**
 * Connects a video element to an HLS playlist: hls.js where the browser lets scripts feed video, else the browser's
 * own HLS (iPhone before iOS 17.1). Loads hls.js only now. Tells `onFailure('unsupported')` where neither works.
 */
export async function startEngine(request: EngineRequest, aborted: AbortSignal): Promise<Engine | undefined> {
  const { startHls, isHlsSupported } = await loadHls();
  if (aborted.aborted) return undefined;
  if (isHlsSupported()) return startHls(request, AHEAD_SECONDS);
  if (request.video.canPlayType('application/vnd.apple.mpegurl')) return startNative(request);
  request.onFailure('unsupported');
  return undefined;
}
