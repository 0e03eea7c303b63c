import { bangkokTime } from '@wethi/format';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import type { Envelope } from '@wethi/contract';
import { call } from '../../providers/http';
import { lastDays, salesByDay } from './sales';

const DAYS = 14;
const REFETCH_MS = 60_000;

/** Sales of the last two weeks and today's new members, from the orders themselves. */
export function useSales() {
  const today = bangkokTime(Date.now()).date;
  const days = lastDays(today, DAYS);
  return useQuery({
    queryKey: ['ordersByDate', today],
    queryFn: () => call('GET', 'orders/ordersByDate', { query: { date_start: days[0], date_to: today } }),
    refetchInterval: REFETCH_MS,
    select: (answer) => {
      const { data, userIn } = answer as Envelope & Schema<'OrdersByDate'>;
      const newMembers = userIn.filter(({ create_at }) => bangkokTime(create_at).date === today).length;
      return { days: salesByDay(data, days), newMembers };
    },
  });
}
