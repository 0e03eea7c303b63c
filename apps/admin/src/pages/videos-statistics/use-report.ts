import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ShowQuery } from './period';

/** Reports of players are written down every few seconds; people read more slowly. */
const NEW_EVERY_MS = 60_000;

/** One of the reports of a show, read again each minute. */
export function useReport<Answer>(name: string, query: ShowQuery, read: (query: ShowQuery) => Promise<Answer>) {
  return useQuery({
    queryKey: ['videosStatistics', name, query],
    queryFn: () => read(query),
    placeholderData: keepPreviousData,
    refetchInterval: NEW_EVERY_MS,
    meta: { background: true },
  });
}
