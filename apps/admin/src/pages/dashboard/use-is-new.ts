import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';

/** Whether nothing was ever sold, by a band's people nothing of the band: who sells is asked no further, and a first sale shows by itself. */
export function useIsNew(mayStart: boolean): boolean {
  const { data } = useQuery({
    queryKey: ['ordersTotalStatus', 'approve'],
    queryFn: async () => {
      const query = { orders_status: 'approve' as const };
      return (await call('GET', 'orders/ordersTotalStatus', { query })).total;
    },
    enabled: mayStart,
    staleTime: 60_000,
    refetchInterval: ({ state }) => state.data === 0 && 60_000,
    meta: { background: true },
  });
  return data === 0;
}
