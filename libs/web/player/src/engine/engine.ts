import type { Offer, Quality } from '../offer/offer';
import { loadHls } from '../prepare';
import { startNative } from './engine-native';
import type { SourceFailure } from './failures';

/** How a source is played: from a place that the viewer left, close behind the stage, or in step with one that is heard. */
export type Profile = 'replay' | 'live' | 'camera';

/** Where a video comes from and whom to tell about it. */
export interface EngineRequest {
  video: HTMLVideoElement;
  url: string;
  profile: Profile;
  /** Seconds to begin at; undefined for the newest of a live show. */
  startAt: number | undefined;
  quality: Quality;
  /** Whether automatic quality stays below what costs much data. */
  saver: boolean;
  /** Asks the server for a fresh access cookie after a refused segment; resolves with whether it answered. */
  renew: () => Promise<boolean>;
  onOffer: (offer: Offer) => void;
  /** The height that plays now; 0 of sound alone. */
  onHeight: (height: number) => void;
  onReconnecting: (reconnecting: boolean) => void;
  onFailure: (kind: SourceFailure) => void;
}

/** A running source of a video element. */
export interface Engine {
  setQuality(quality: Quality): void;
  setSaver(saver: boolean): void;
  /** Bytes of picture and sound that were fetched; undefined where the browser does not tell. */
  used(): number | undefined;
  /** The newest second of a live show that can be played without stalling; undefined while unknown. */
  edge(): number | undefined;
  /** When a second, or the picture that is shown, was on stage, ms since 1970; undefined where the playlist does not tell. */
  instant(second?: number): number | undefined;
  /** Seconds where it shows a moment, ms since 1970; null of a moment without a picture, undefined where it tells no times. */
  secondOf(instant: number): number | null | undefined;
  destroy(): void;
}

/**
 * Connects a video element to an HLS playlist: hls.js where the browser lets scripts feed video, else the browser's
 * own HLS (iPhone before iOS 17.1). Loads hls.js only now. Tells `onFailure('unsupported')` where neither works.
 */
export async function startEngine(request: EngineRequest, aborted: AbortSignal): Promise<Engine | undefined> {
  const { startHls, isHlsSupported } = await loadHls();
  if (aborted.aborted) return undefined;
  if (isHlsSupported()) return startHls(request);
  if (request.video.canPlayType('application/vnd.apple.mpegurl')) return startNative(request);
  request.onFailure('unsupported');
  return undefined;
}
