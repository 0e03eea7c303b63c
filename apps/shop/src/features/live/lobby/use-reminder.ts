import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { MEMBER_KEY } from '../../../session/member';
import { useSave } from '../../../ui/use-save';

/** Whether this member is reminded of a show by SMS; a change is saved at once. */
export function useReminder(showId: number, enabled: boolean) {
  const client = useQueryClient();
  const queryKey = [...MEMBER_KEY, 'reminder', showId];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      isSet((await call('GET', 'liveStreamingReminder', { query: { id: showId }, signal })).data),
    enabled,
  });
  const send = async (wanted: boolean) => {
    await call('POST', 'liveStreamingReminder', {
      body: { id: showId, live_streaming_reminder: wanted ? 'Y' : 'N' },
    });
  };
  const { save } = useSave(send, {
    scope: 'reminder',
    failure: 'ตั้งเตือนไม่ได้',
    optimistic: (wanted) => {
      client.setQueryData(queryKey, wanted);
      return () => client.setQueryData(queryKey, !wanted);
    },
  });
  return { isReminded: data, set: save };
}

function isSet(state: { live_streaming_reminder: 'Y' | 'N' } | undefined): boolean {
  return state?.live_streaming_reminder === 'Y';
}
