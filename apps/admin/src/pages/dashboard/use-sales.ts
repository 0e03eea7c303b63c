import { toSatang } from '@wethi/contract';
import { bangkokTime } from '@wethi/format';
import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { firstDay } from './sales';

const DAYS = 14;
const REFETCH_MS = 60_000;

/** Sales of the last two weeks and today's new members. @param enabled whether to ask at all */
export function useSales(enabled: boolean) {
  const today = bangkokTime(Date.now()).date;
  return useQuery({
    queryKey: ['ordersTotalsByDate', today],
    queryFn: () =>
      call('GET', 'orders/ordersTotalsByDate', {
        query: { date_start: firstDay(today, DAYS), date_to: today },
      }),
    enabled,
    refetchInterval: REFETCH_MS,
    select: ({ data = [] }) => ({
      days: data.map(({ date, orders, net }) => ({ date, orders, satang: toSatang(net) })),
      newMembers: data.at(-1)?.new_users ?? 0,
    }),
  });
}
