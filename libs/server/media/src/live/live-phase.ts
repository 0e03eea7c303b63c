import type { LivePhase } from '@wethi/contract';
import type { LiveStreaming } from './live-streaming.entity';

/** A show that began goes on until somebody ends it, whether the band's line holds or not. */
export function phaseOf({
  live_streaming_start_at: begun,
  live_streaming_end_at: ended,
}: Pick<LiveStreaming, 'live_streaming_start_at' | 'live_streaming_end_at'>): LivePhase {
  if (ended) return 'ended';
  return begun ? 'onAir' : 'ready';
}
