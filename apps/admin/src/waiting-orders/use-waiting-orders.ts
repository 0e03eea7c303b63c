import { useInfiniteList, useList } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { unique } from './unique';
import type { WaitingOrder } from './waiting-order';

const WAITING = {
  resource: 'orders/ordersByStatus',
  liveMode: 'auto',
  errorNotification: false,
} as const;
const STATUS = { field: 'orders_status', operator: 'eq', value: 'wait' } as const;

const PAGE = 50;

/** The orders that have waited longest, following live changes. */
export function useOldestOrders(limit: number) {
  return useList<WaitingOrder>({ ...WAITING, filters: [STATUS], pagination: { pageSize: limit } });
}

/**
 * The queue: orders that wait for a decision, oldest first, following live changes, a page at a time.
 * @param text number, name or phone that the server looks for
 */
export function useQueue(text: string) {
  const { query, result } = useInfiniteList<WaitingOrder>({
    ...WAITING,
    filters: [STATUS, { field: 'q', operator: 'eq', value: text }],
    pagination: { pageSize: PAGE },
    queryOptions: { placeholderData: keepPreviousData },
  });
  const pages = result.data?.pages ?? [];
  const orders = unique(pages.flatMap(({ data }) => data));
  const total = pages.at(-1)?.total ?? 0;
  return { query, orders, left: Math.max(total - orders.length, 0), more: () => void query.fetchNextPage() };
}

/**
 * One order, whatever its status, with all that its judge needs.
 * @param id undefined asks for none
 * @returns `order` is null when there is no such order, undefined while it is not known
 */
export function useOrder(id: number | undefined) {
  const { query } = useList<WaitingOrder>({
    resource: 'orders',
    filters: [{ field: 'id', operator: 'eq', value: id }],
    pagination: { pageSize: 1 },
    // What was read before may have been decided since.
    queryOptions: { enabled: id !== undefined, gcTime: 0, staleTime: 0 },
    liveMode: 'auto',
    errorNotification: false,
  });
  const order = query.data && (query.data.data[0] ?? null);
  return { query, order: id === undefined ? undefined : order };
}
