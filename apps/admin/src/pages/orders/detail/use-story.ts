import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { STORY } from '../list/use-orders';

/** What happened to an order, and what colleagues noted about it. */
export function useStory(id: number) {
  return useQuery({
    queryKey: [STORY, id],
    queryFn: async () => (await call('GET', 'orders/ordersStory', { query: { id } })).data,
  });
}
