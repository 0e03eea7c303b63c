import { useList } from '@refinedev/core';
import type { WaitingOrder } from './waiting-order';

/** The queue: orders that wait for a decision, oldest first, following live changes. */
export function useWaitingOrders(limit: number) {
  return useList<WaitingOrder>({
    resource: 'orders/ordersByStatus',
    filters: [{ field: 'orders_status', operator: 'eq', value: 'wait' }],
    pagination: { pageSize: limit },
    liveMode: 'auto',
    errorNotification: false,
  });
}
