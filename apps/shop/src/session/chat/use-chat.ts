import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatMessage, StageEvent } from '@wethi/contract';
import { ApiError, call } from '@wethi/http';
import { useRef, useState } from 'react';
import { MEMBER_KEY } from '../member';
import { type Mute, muteOf } from './muted';
import { afterBreak, messagesWith, readMessages } from './messages';

/** Read at first. */
const PAGE = 50;
/** Read after a break: what stands there now takes the place of what was known. */
const AFTER_BREAK = 100;

const historyQuery = (showId: number) =>
  queryOptions({
    queryKey: [...MEMBER_KEY, 'chat', showId],
    queryFn: ({ signal }) => readMessages(showId, { limit: PAGE }, signal),
    staleTime: Infinity,
  });

type Talk = Extract<StageEvent, { type: 'talk' }>;

export interface Chat {
  /** Oldest first; undefined until they are known. */
  messages: ChatMessage[] | undefined;
  /** Id of the newest message when this page first knew them, 0 for none; what follows was said in its presence. */
  joined: number | undefined;
  /** Why it may not be read, for example that the show is not bought. */
  refusal: ApiError | undefined;
  isRefused: boolean;
  retry: () => void;
  /** What keeps the viewer from writing; undefined as far as this page knows of nothing. */
  mute: Mute | undefined;
  /** Messages that came, and ids of those that were taken away and of mutes that were lifted. */
  hear: (talk: Pick<Talk, 'messages' | 'removed' | 'unmuted'>) => void;
  /** Reads what came while nobody told it; after a break also what was taken away. */
  catchUp: () => void;
  /** @returns what the server says of a message that does not stand there at once @throws what the server refuses */
  say: (text: string) => Promise<string | undefined>;
}

/** The chat of a show: what was said, and what is told of it from then on. */
export function useChat(showId: number, mayRead: boolean): Chat {
  const client = useQueryClient();
  const history = historyQuery(showId);
  const { data, error, refetch } = useQuery({ ...history, enabled: mayRead });
  const [joined, setJoined] = useState<number>();
  if (data && joined === undefined) setJoined(data[data.length - 1]?.id ?? 0);
  const refusal = error instanceof ApiError ? error : undefined;
  const [mute, setMute] = useState<Mute>();
  const hear: Chat['hear'] = ({ messages = [], removed = [], unmuted = [] }) => {
    setMute((known) => (known && unmuted.includes(known.id) ? undefined : known));
    const own = messages.filter((message) => message.live_streaming_id === showId);
    client.setQueryData(history.queryKey, (known) => known && messagesWith(known, own, removed));
  };
  // What another part of the page left behind is as old as the history before a break.
  const wasOpen = useRef(client.getQueryData(history.queryKey) !== undefined);
  // What was said between the reading of the history and the opening of the stream, nobody tells.
  const catchUp = async () => {
    const isBreak = wasOpen.current;
    wasOpen.current = true;
    // Should it stand after a break, the next message says so.
    if (isBreak) setMute(undefined);
    try {
      const newest = (await client.ensureQueryData(history)).slice(-1)[0];
      if (!isBreak) {
        return hear({ messages: await readMessages(showId, { after_id: newest?.id, limit: PAGE }) });
      }
      const read = await readMessages(showId, { limit: AFTER_BREAK });
      client.setQueryData(history.queryKey, (known) => known && afterBreak(known, read));
    } catch {
      // The history says so, and the stream goes on.
    }
  };
  const say = async (text: string) => {
    const body = { live_streaming_id: showId, live_streaming_comment: text };
    try {
      return (await call('POST', 'liveStreamingComment', { body })).message;
    } catch (error) {
      setMute(muteOf(error as Error));
      throw error;
    }
  };
  // Whoever asked too often may read it nevertheless.
  const isRefused = refusal !== undefined && [401, 403, 404].includes(refusal.status);
  return {
    messages: data,
    joined,
    refusal,
    isRefused,
    mute,
    retry: () => void refetch(),
    hear,
    catchUp: () => void catchUp(),
    say,
  };
}
