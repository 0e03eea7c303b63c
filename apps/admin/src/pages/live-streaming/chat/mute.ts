import { call } from '@wethi/http';

/** For how long somebody may not write. */
export const MUTE_LENGTHS = [
  { value: '5', label: '5 นาที' },
  { value: '10', label: '10 นาที' },
  { value: 'show', label: 'จนจบงาน' },
  { value: 'all', label: 'ทุกงาน 30 วัน' },
] as const;
export type MuteLength = (typeof MUTE_LENGTHS)[number]['value'];

export const MUTE_REASONS = ['ขายของหรือขายบัตรต่อ', 'ใช้คำไม่สุภาพ', 'ส่งซ้ำ ๆ'] as const;
export type MuteReason = (typeof MUTE_REASONS)[number];

const MONTH_MINUTES = 30 * 24 * 60;

interface Muted {
  user_id: number;
  /** Where they wrote; of no show where it is left out. */
  live_streaming_id?: number;
}

/** @param live_streaming_mute_reason what the person reads */
export async function mute(
  { user_id, live_streaming_id }: Muted,
  length: MuteLength,
  live_streaming_mute_reason: string,
): Promise<void> {
  const place = length === 'all' ? { minutes: MONTH_MINUTES } : { live_streaming_id, ...minutesOf(length) };
  await call('POST', 'liveStreamingMute', { body: { user_id, live_streaming_mute_reason, ...place } });
}

function minutesOf(length: Exclude<MuteLength, 'all'>): { minutes?: number } {
  return length === 'show' ? {} : { minutes: Number(length) };
}
