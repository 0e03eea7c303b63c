import type { ChatMessage } from '@wethi/contract';
import { call } from '@wethi/http';

/** Enough to scroll back in; an evening's messages would slow an old phone down. */
const KEPT = 300;

/** Messages with those that came and without those that were taken away, oldest first, each once. */
export function messagesWith(
  known: readonly ChatMessage[],
  news: readonly ChatMessage[],
  removed: readonly number[],
): ChatMessage[] {
  const byId = new Map([...known, ...news].map((message) => [message.id, message]));
  for (const id of removed) byId.delete(id);
  return [...byId.values()].sort((one, other) => one.id - other.id).slice(-KEPT);
}

/** What is known after a break: what the server has of it now, and what the stream told since that was read. */
export function afterBreak(known: readonly ChatMessage[], read: readonly ChatMessage[]): ChatMessage[] {
  const last = read[read.length - 1]?.id ?? 0;
  return messagesWith(
    read,
    known.filter(({ id }) => id > last),
    [],
  );
}

interface Part {
  after_id?: number;
  /** ISO instants. */
  from?: string;
  until?: string;
  limit: number;
}

/** A part of a show's chat, oldest first. */
export async function readMessages(
  live_streaming_id: number,
  part: Part,
  signal?: AbortSignal,
): Promise<ChatMessage[]> {
  const query = { live_streaming_id, ...part };
  return (await call('GET', 'liveStreamingCommentNowByLiveStreamingId', { query, signal })).data;
}
