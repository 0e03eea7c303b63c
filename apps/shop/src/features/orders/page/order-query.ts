import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '@wethi/http';

/** A page that waits turns by itself. */
const LOOK_AGAIN_MS = 10_000;

/**
 * An order by its number, read anew while it waits; null when there is none (decisions.md §3, `/order/:code`). The number
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
    refetchInterval: ({ state }) => (state.data?.orders_status === 'wait' ? LOOK_AGAIN_MS : false),
  });
