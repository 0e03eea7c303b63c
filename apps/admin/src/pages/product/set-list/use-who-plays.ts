import { useQuery } from '@tanstack/react-query';
import { LIST_LIMIT_MAX } from '@wethi/contract';
import { call } from '@wethi/http';
import { allPages } from '../../../providers/all-pages';

/** The members of the band, and who of them plays in an item of a stage's set list, in the order of the band. */
export function useWhoPlays(stage_id: number, band_id: number) {
  const { data: members = [] } = useQuery({
    queryKey: ['bandMember', band_id, 'all'],
    queryFn: () =>
      allPages((page) => call('GET', 'bandMemberByBandId', { query: { band_id, page, limit: LIST_LIMIT_MAX } })),
  });
  const { data: playing = [], refetch } = useQuery({
    queryKey: ['stageTimeMember', stage_id],
    queryFn: () =>
      allPages((page) => call('GET', 'stageTimeMemberByStageId', { query: { stage_id, page, limit: LIST_LIMIT_MAX } })),
  });
  const playersOf = (itemId: number) => {
    const ids = playing.filter(({ stage_time_id }) => stage_time_id === itemId).map((one) => one.band_member_id);
    return members.filter(({ id }) => ids.includes(id));
  };
  return { band: members.length, playersOf, readAnew: () => void refetch() };
}
