import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';

const RENEW_MS = 30_000;

/** How many people watch a stage now; one answer serves every card of a page. 0 until it is known, or unless it is `wanted`. */
export function useWatchingNow(stageId: number | null | undefined, wanted = true): number {
  const { data } = useQuery({
    queryKey: ['watchingNow'],
    queryFn: async ({ signal }) => (await call('GET', 'watchingNow', { signal })).data ?? [],
    enabled: wanted,
    refetchInterval: RENEW_MS,
  });
  return data?.find(({ stage_id }) => stage_id === stageId)?.watching ?? 0;
}
