import { useInvalidate, useList, useSubscription } from '@refinedev/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type QueryOf } from '@wethi/http';
import type { WaitingOrder as Order } from '../../../waiting-orders/waiting-order';
import { readFilters, type Filters, type OrdersView } from './view';

export const PAGE_SIZE = 20;
const TOTALS = 'ordersTotals';
export const STORY = 'ordersStory';

/** A page of the orders that a view selects, following live changes. */
export function useOrders({ filters, sort, page }: OrdersView) {
  const { query, result } = useList<Order>({
    resource: 'orders',
    filters: Object.entries(filters).map(([field, value]) => ({ field, operator: 'eq', value })),
    sorters: [{ field: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'desc' : 'asc' }],
    pagination: { currentPage: page, pageSize: PAGE_SIZE },
    queryOptions: { placeholderData: keepPreviousData },
    liveMode: 'auto',
    errorNotification: false,
  });
  return { query, orders: query.data?.data, total: result.total ?? 0 };
}

/** Sums of all orders that filters select, following live changes. @param text filters as they are kept */
export function useTotals(text: string) {
  const client = useQueryClient();
  useSubscription({
    channel: 'resources/orders',
    onLiveEvent: () => void client.invalidateQueries({ queryKey: [TOTALS] }),
  });
  return useQuery({
    queryKey: [TOTALS, text],
    queryFn: async () =>
      (await call('GET', 'orders/ordersTotals', { query: queryOf(readFilters(new URLSearchParams(text))) })).data,
    placeholderData: keepPreviousData,
  });
}

/** Filters as the calls take them; the server judges what an address says. */
export function queryOf(filters: Filters | { id_in: string }): QueryOf<'GET', 'orders/ordersTotals'> {
  return filters as QueryOf<'GET', 'orders/ordersTotals'>;
}

/** Reads anew whatever shows orders. */
export function useOrdersChanged(): () => Promise<unknown> {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  return () =>
    Promise.all([
      invalidate({ resource: 'orders', invalidates: ['resourceAll'] }),
      client.invalidateQueries({ queryKey: [TOTALS] }),
      client.invalidateQueries({ queryKey: [STORY] }),
    ]);
}
