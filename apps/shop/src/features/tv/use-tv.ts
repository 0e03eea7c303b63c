import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TvCommand, TvEvent } from '@wethi/contract';
import { call } from '@wethi/http';
import { useState } from 'react';
import type { Tv } from '../../api-types';
import { useEventStream } from '../../session/use-event-stream';

const AGAIN_MS = 5_000;
/** So late at most a show stands in the list after it came on air. */
const LIST_MS = 60_000;
const KEY = ['tv'];

const ask = async (renew: boolean): Promise<Tv> => {
  const { data } = await call('POST', 'tv', { body: { renew } });
  if (!data) throw new Error('the answer has no television');
  return data;
};

const tvQuery = (isListing: boolean) =>
  queryOptions({
    queryKey: KEY,
    queryFn: () => ask(false),
    staleTime: Infinity,
    // A television is not touched: it looks by itself, for the next code, for what comes on air, and after a failure.
    refetchInterval: ({ state: { data, error } }) => {
      if (error) return AGAIN_MS;
      if (data?.code) return (data.code_seconds + 1) * 1000;
      return isListing && LIST_MS;
    },
    meta: { background: true },
  });

/**
 * How this television stands.
 * @param onCommand a press on the phone
 * @param isListing whether it shows what there is to watch, once a phone lets it play
 */
export function useTv(onCommand: (command: TvCommand) => void, isListing: boolean) {
  const client = useQueryClient();
  const { data: tv, isError, dataUpdatedAt, refetch } = useQuery(tvQuery(isListing));
  const isLinked = tv !== undefined && tv.code === null;
  const [wasLinked, setWasLinked] = useState(false);
  if (isLinked && !wasLinked) setWasLinked(true);
  const events = tv && 'tv/events';
  const changed = () => void refetch();
  // It stays open when a phone links, whose first press would be lost between two streams.
  useEventStream<TvEvent>(events, {
    onEvent: (event) => (event.type === 'command' ? onCommand(event) : changed()),
  });
  // Opened by a linked television, it ends with the session of its phone.
  useEventStream<TvEvent>(isLinked ? events : undefined, {
    onEvent: ({ type }) => type === 'changed' && changed(),
  });
  const look = async (renew: boolean) => {
    setWasLinked(false);
    client.setQueryData(KEY, await ask(renew));
  };
  return {
    tv,
    isLinked,
    /** The phone let go of it, which nobody has confirmed yet. */
    isOver: wasLinked && !isLinked,
    isUnreachable: isError && !tv,
    /** When the code was told, ms since 1970. */
    toldAt: dataUpdatedAt,
    refresh: () => void refetch(),
    /** Another code after the phone let go. */
    again: () => void look(false).catch(() => undefined),
    /** Lets go of the phone. */
    letGo: () => void look(true).catch(() => undefined),
  };
}
