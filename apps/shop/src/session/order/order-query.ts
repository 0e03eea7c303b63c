import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '@wethi/http';
import { useState } from 'react';
import { useEventStream } from '../use-event-stream';

/** How often a page asks whose line is cut. */
const LOOK_AGAIN_MS = 10_000;
/** Heals what was told while nobody heard it yet. */
const HEAL_MS = 60_000;

/**
 * An order by its number; null when there is none (decisions.md §3, `/order/:code`). The number
 * alone opens it, so it is nothing of the member's.
 */
export const orderQuery = (code: string) =>
  queryOptions({
    queryKey: ['order', code],
    queryFn: async ({ signal }) => {
      try {
        return (await call('GET', 'orders/ordersByCode', { query: { code }, signal })).data ?? null;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** The order, and while it waits what becomes of it: told by the server, and asked for as long as the line is cut. */
export function useOrder(code: string) {
  const [isCut, setCut] = useState(false);
  const query = useQuery({
    ...orderQuery(code),
    refetchInterval: ({ state }) => state.data?.orders_status === 'wait' && (isCut ? LOOK_AGAIN_MS : HEAL_MS),
  });
  const waits = query.data?.orders_status === 'wait';
  useEventStream(waits ? `orders/orderEvents?code=${encodeURIComponent(code)}` : undefined, {
    onEvent: () => void query.refetch(),
    // What happened between reading the order and hearing of it is told to nobody.
    onOpen: () => {
      setCut(false);
      void query.refetch();
    },
    onLost: () => setCut(true),
  });
  return query;
}
