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

interface Asked {
  user_id: number;
  /** Where they wrote; of no show where it is left out. */
  live_streaming_id?: number | null;
  length: MuteLength;
  /** What the person reads. */
  reason: MuteReason;
  /** Takes away all that they wrote within a day, too. */
  withDay: boolean;
  /** A message of the chat that goes in any case. */
  live_streaming_comment_id?: number;
}

/**
 * Keeps somebody from writing and takes away what they wrote, both or neither.
 * @param key one for each opening of a dialog: the same choice asked again is done once
 */
export async function mute({ length, reason, withDay, live_streaming_id, ...asked }: Asked, key: string) {
  const place =
    length === 'all'
      ? { live_streaming_id: null, minutes: MONTH_MINUTES }
      : { live_streaming_id: live_streaming_id ?? null, ...minutesOf(length) };
  const body = { ...asked, ...place, live_streaming_mute_reason: reason, with_day: withDay ? 'Y' : 'N' } as const;
  const choice = [key, length, MUTE_REASONS.indexOf(reason), body.with_day].join('-');
  const { data } = await call('POST', 'moderationMute', { body, headers: { 'Idempotency-Key': choice } });
  return data;
}

/** Takes a mute back, with what went with it. */
export function undoMute(id: number) {
  return call('POST', 'moderationUndo', { body: { id } });
}

/** Names one request, however often it is sent. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function minutesOf(length: Exclude<MuteLength, 'all'>): { minutes?: number } {
  return length === 'show' ? {} : { minutes: Number(length) };
}
