import type { LivePhase } from '@wethi/contract';
import type { Schema } from '@wethi/api-client';

export type LiveShow = Schema<'LiveStreaming'>;

type Facts = Pick<
  LiveShow,
  'live_streaming_live' | 'live_streaming_status' | 'live_streaming_start_at' | 'live_streaming_end_at'
>;

/** A show that began goes on until somebody ends it, whether the band's line holds or not. */
export function phaseOf(show: Facts): LivePhase {
  if (show.live_streaming_end_at) return 'ended';
  return show.live_streaming_live === 'Y' || show.live_streaming_start_at ? 'onAir' : 'ready';
}

/** What the list calls a show's state. */
export function stateOf(show: Facts): { tone: 'live' | 'wait' | 'info'; text: string } {
  const phase = phaseOf(show);
  if (phase === 'onAir')
    return show.live_streaming_live === 'Y'
      ? { tone: 'live', text: 'ออกอากาศ' }
      : { tone: 'wait', text: 'รอสัญญาณจากวง' };
  if (phase === 'ended') return { tone: 'info', text: 'จบแล้ว' };
  return show.live_streaming_status === 'Y'
    ? { tone: 'info', text: 'ยังไม่ออกอากาศ' }
    : { tone: 'wait', text: 'ปิดรับสัญญาณ' };
}
