import { useQuery } from '@tanstack/react-query';
import type { ShowState } from '@wethi/contract';
import { call } from '@wethi/http';
import { useWatchingNow } from '../../session/watching-now';

const LOOK_MS = 10_000;

interface Seen {
  /** Undefined until it is known, and to members, whom the stage's stream tells. */
  state: Omit<ShowState, 'id'> | undefined;
  watching: number;
}

/** A show as guests see it who may watch it, too: by answers that nginx keeps, the same for all, as no stream is theirs. */
export function useShowOfGuest(showId: number, stageId: number, wanted: boolean): Seen {
  const { data } = useQuery({
    queryKey: ['liveStreaming', showId],
    queryFn: async ({ signal }) => (await call('GET', 'liveStreamingById', { query: { id: showId }, signal })).data,
    enabled: wanted,
    refetchInterval: LOOK_MS,
    meta: { background: true },
  });
  const watching = useWatchingNow(stageId, wanted);
  return { state: wanted ? (data ?? undefined) : undefined, watching: wanted ? watching : 0 };
}
