import { LIST_LIMIT_MAX } from '@wethi/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import type { Purchase, Video } from '../../api-types';
import { usePurchases } from '../../session/purchases';
import { recordingOf } from '../../session/recording';

function boughtStages(purchases: readonly Purchase[]): number[] {
  const approved = purchases.filter(({ orders_status }) => orders_status === 'approve');
  return [...new Set(approved.flatMap(({ stage_id }) => stage_id ?? []))].sort((one, other) => one - other);
}

/** The recording that a purchase opens; one reading serves all purchases of a page. */
export function useBoughtRecording({ stage_id }: Purchase): { video: Video | undefined; isPending: boolean } {
  const { data: purchases = [] } = usePurchases();
  const stages = boughtStages(purchases);
  const { data, isPending } = useQuery({
    queryKey: ['recordings', stages],
    queryFn: async ({ signal }) => {
      const query = { stage_id_in: stages.join(','), video_status: 'ready', sort: 'video_item' } as const;
      return (await call('GET', 'videos', { query: { ...query, limit: LIST_LIMIT_MAX }, signal })).data ?? [];
    },
    enabled: stages.length > 0,
    staleTime: 60_000,
  });
  const own = (data ?? []).filter((video) => video.stage_id === stage_id);
  return { video: recordingOf(own), isPending: isPending && stages.length > 0 };
}
