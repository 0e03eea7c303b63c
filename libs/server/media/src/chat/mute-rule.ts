import { refuse, refuseField, type Actor } from '@wethi/platform';
import type { LiveStreamingMute } from './live-streaming-mute.entity';

/** One of all shows ends by itself, and is not a band's to give. @throws Refusal NOT_ALLOWED, INVALID_INPUT */
export function requireMute(
  {
    live_streaming_id,
    live_streaming_mute_until,
  }: Pick<LiveStreamingMute, 'live_streaming_id' | 'live_streaming_mute_until'>,
  actor: Actor | undefined,
): void {
  if (live_streaming_id !== null) return;
  if (actor?.kind !== 'personnel' || actor.role === 'band') throw refuse('NOT_ALLOWED');
  if (!live_streaming_mute_until) throw refuseField('minutes', 'กรุณาเลือกว่าพักนานเท่าไร');
}

export function mutedUntil(minutes: number, now: Date): Date {
  return new Date(now.getTime() + minutes * 60_000);
}
