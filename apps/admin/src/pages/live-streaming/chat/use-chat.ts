import type { ChatMessage } from '@wethi/contract';
import type { Schema } from '@wethi/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { useRef } from 'react';

/** What of a message the studio shows. */
export type Message = Pick<
  Schema<'ModeratedMessage'>,
  Exclude<keyof ChatMessage, 'tip'> | 'live_streaming_comment_status' | 'live_streaming_comment_reason'
>;
/** What of the chat is looked at. */
export type ChatFilter = 'all' | 'held' | 'muted';

const NEWEST = 100;

interface Talk {
  messages: readonly ChatMessage[];
  removed: readonly number[];
}

/** What was told since somebody began to listen. */
interface Told {
  messages: ChatMessage[];
  removed: number[];
}

export interface Chat {
  /** The newest last. */
  messages: readonly Message[];
  held: readonly Message[];
  error: Error | null;
  /** Puts what the event stream told behind what was read. */
  take: (talk: Talk) => void;
  readAgain: () => void;
}

/** The newest messages of a show in every state, and those that wait; kept up by the event stream. */
export function useChat(showId: number): Chat {
  const client = useQueryClient();
  const keys = { all: ['chat', showId, 'all'], held: ['chat', showId, 'held'] };
  // What is told while the messages are read is newer than the answer.
  const told = useRef(new Set<Told>());
  const ofShow = { live_streaming_id: showId, sort: '-id', limit: NEWEST };
  const all = useQuery({
    queryKey: keys.all,
    queryFn: async () => {
      const reading = { messages: [], removed: [] } as Told;
      told.current.add(reading);
      try {
        const { data } = await call('GET', 'liveStreamingComment', { query: ofShow });
        return withTalk(data.reverse(), reading);
      } finally {
        told.current.delete(reading);
      }
    },
    meta: { background: true },
  });
  const held = useQuery({
    queryKey: keys.held,
    queryFn: async () => {
      const query = { ...ofShow, live_streaming_comment_status: 'held' as const };
      return (await call('GET', 'liveStreamingComment', { query })).data;
    },
    meta: { background: true },
  });
  return {
    messages: all.data ?? [],
    held: held.data ?? [],
    error: all.error ?? held.error,
    take: (talk) => {
      for (const reading of told.current) note(reading, talk);
      client.setQueryData<Message[]>(keys.all, (known) => known && withTalk(known, talk));
    },
    readAgain: () => void client.invalidateQueries({ queryKey: ['chat', showId] }),
  };
}

function note(told: Told, { messages, removed }: Talk): void {
  const again = new Set(messages.map(({ id }) => id));
  told.removed = [...told.removed.filter((id) => !again.has(id)), ...removed];
  told.messages = [...told.messages, ...messages];
}

/** A message that is told again takes the place of the one that is known, at its own time. */
export function withTalk(known: readonly Message[], { messages, removed }: Talk): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of messages) byId.set(message.id, shown(message, byId.get(message.id)));
  for (const id of removed) {
    const message = byId.get(id);
    if (message) byId.set(id, { ...message, live_streaming_comment_status: 'removed' });
  }
  return [...byId.values()].sort((one, other) => one.id - other.id).slice(-NEWEST);
}

function shown(message: ChatMessage, known: Message | undefined): Message {
  const rest = known ?? { live_streaming_comment_reason: null };
  return { ...rest, ...message, live_streaming_comment_status: 'shown' };
}
