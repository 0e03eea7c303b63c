import { useSubscription } from '@refinedev/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Envelope } from '@wethi/contract';
import { call } from '@wethi/http';
import type { OrdersEvent } from '../providers/live';

const KEY = ['ordersTotalStatus'];
/** Should the live connection be lost, the badge is at most this old. */
const REFETCH_MS = 60_000;

/** How many orders wait for confirmation, following live changes; undefined while it is not known. */
export function usePendingOrders(): number | undefined {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => call('GET', 'orders/ordersTotalStatus'),
    refetchInterval: REFETCH_MS,
  });
  useSubscription({
    channel: 'resources/orders',
    onLiveEvent: ({ payload }) => {
      const { ordersTotalStatus } = payload as OrdersEvent;
      client.setQueryData<Envelope>(KEY, { result: true, total: ordersTotalStatus });
    },
  });
  return data?.total;
}
