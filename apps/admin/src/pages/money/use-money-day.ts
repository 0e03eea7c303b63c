import type { Schema } from '@wethi/api-client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wethi/http';

export type MoneyDay = Schema<'MoneyDay'>;
export type MoneyToSettle = Schema<'MoneyToSettle'>;

const KEY = 'moneyDay';
const RECONCILED = ['moneyReconcile'];

/** A day's money; orders and money are compared again whenever the page opens. */
export function useMoneyDay(date: string) {
  const { isFetched } = useQuery({
    queryKey: RECONCILED,
    queryFn: async () => {
      await call('POST', 'moneyReconcile');
      return true;
    },
    gcTime: 0,
    retry: false,
  });
  return useQuery({
    queryKey: [KEY, date],
    queryFn: async () => (await call('GET', 'moneyDay', { query: { date } })).data,
    enabled: isFetched,
    placeholderData: keepPreviousData,
  });
}

/** Reads the days anew after one of their differences was settled. */
export function useMoneyChanged(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [KEY] });
}
