import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wethi/http';
import type { BandFollowState } from '../api-types';
import { useSave } from '../ui/use-save';
import { MEMBER_KEY, useMayRead } from './member';

const FOLLOWED = [...MEMBER_KEY, 'followed-bands'] as const;
const keyOf = (bandId: number) => [...MEMBER_KEY, 'follow', bandId] as const;

/** What is left out stays as it is. */
type Change = Pick<BandFollowState, 'band_follow'> & Partial<BandFollowState>;

/** Whether the member follows a band, and the way to change it, which shows at once where that is known. */
export function useFollow(bandId: number) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(bandId),
    queryFn: async ({ signal }) => (await call('GET', 'bandFollow', { query: { band_id: bandId }, signal })).data,
    enabled: useMayRead(),
  });
  const { save, busy } = useSave(
    ({ line_way: _, ...next }: Change) => call('POST', 'bandFollow', { body: { band_id: bandId, ...next } }),
    {
      failure: 'บันทึกการติดตามไม่สำเร็จ',
      optimistic: async (next) => {
        // An answer from before must not stand over what was just chosen.
        await client.cancelQueries({ queryKey: keyOf(bandId) });
        const before = client.getQueryData<BandFollowState>(keyOf(bandId));
        client.setQueryData(keyOf(bandId), before && { ...before, ...next });
        return () => client.setQueryData(keyOf(bandId), before);
      },
      then: () => Promise.all([FOLLOWED, keyOf(bandId)].map((queryKey) => client.invalidateQueries({ queryKey }))),
      scope: `follow-${bandId}`,
    },
  );
  return { state: data, save, busy };
}

/** The bands that the member follows. */
export function useFollowedBands() {
  return useQuery({
    queryKey: FOLLOWED,
    queryFn: async ({ signal }) => (await call('GET', 'bandFollowOwn', { signal })).data ?? [],
    enabled: useMayRead(),
  });
}
