import { ApiError } from '@wethi/http';

/** Until when somebody may not write, and why. */
export interface Mute {
  id: number;
  /** Ms since 1970; undefined to the end of the show. */
  until: number | undefined;
  reason: string;
}

/** @returns undefined where it was refused for another reason */
export function muteOf(error: Error): Mute | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CHAT_MUTED') return undefined;
  const { id = 0, until, reason = '' } = (error.data ?? {}) as { id?: number; until?: string | null; reason?: string };
  return { id, until: until ? Date.parse(until) : undefined, reason };
}

/** Seconds until another try makes sense, where a message came too soon. */
export function waitOf(error: Error): number {
  return error instanceof ApiError && error.code === 'CHAT_SLOW' ? error.retryAfterSeconds : 0;
}
