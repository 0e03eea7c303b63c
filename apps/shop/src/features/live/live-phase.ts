import type { ShowState } from '@wethi/contract';

/**
 * Where the evening stands: before the planned time, past it without a picture, on air, on air without a picture since the
 * band's line broke, over (screens-watch.md 12).
 */
export type LivePhase = 'lobby' | 'starting' | 'on-air' | 'lost' | 'ended';

type Known = Pick<ShowState, 'live_streaming_live' | 'live_streaming_start_at' | 'live_streaming_end_at'>;

/** @param isDue whether the time has come at which it is planned to begin, or nobody said one */
export function livePhase(show: Known, isDue: boolean): LivePhase {
  if (show.live_streaming_end_at) return 'ended';
  if (show.live_streaming_live === 'Y') return 'on-air';
  if (show.live_streaming_start_at) return 'lost';
  return isDue ? 'starting' : 'lobby';
}
