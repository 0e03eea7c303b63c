import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { useEffect, useEffectEvent } from 'react';
import { MEMBER_KEY } from '../member';
import { useSave } from '../../ui/use-save';
import {
  ownReaction,
  type Reaction,
  readReactions,
  type SongTotals,
  type StageReactions,
  withReaction,
  withTotals,
} from './stage-reactions';

/** As many songs as a set list has at most. */
const MAX_SONGS = 100;

interface Choice {
  songId: number;
  /** Null takes the choice back. */
  reaction: Reaction | null;
}

const reactionsQuery = (stageId: number) =>
  queryOptions({
    queryKey: [...MEMBER_KEY, 'reactions', stageId],
    queryFn: async ({ signal }) => {
      const query = { stage_id: stageId, limit: MAX_SONGS };
      const answer = await call('GET', 'videosUserStatus', { query, signal });
      return readReactions(answer.data, answer.totals ?? []);
    },
    // From then on the stage's stream tells the totals.
    staleTime: Infinity,
  });

/**
 * How viewers like the songs of a stage, and the viewer's own say: shown at once, sent in the order of the presses, and
 * taken back when the server refuses it.
 * @param totals what the stage's stream told last
 */
export function useReactions(stageId: number, enabled: boolean, totals: SongTotals | undefined) {
  const client = useQueryClient();
  const { queryKey, ...query } = reactionsQuery(stageId);
  const { data } = useQuery({ queryKey, ...query, enabled });
  const change = (make: (now: StageReactions) => StageReactions) =>
    client.setQueryData(queryKey, (now) => now && make(now));
  const isRead = data !== undefined;
  const onTotals = useEffectEvent(() => totals && change((now) => withTotals(now, totals)));
  useEffect(() => {
    if (isRead) onTotals();
  }, [isRead, totals]);
  const send = async ({ songId, reaction }: Choice) => {
    if (reaction) {
      const body = { stage_time_id: songId, stage_time_status_type: reaction };
      const id = (await call('POST', 'videosUserStatus', { body })).data?.insertId;
      change((now) => ({ ...now, own: { ...now.own, [songId]: { reaction: null, ...now.own[songId], id } } }));
      return;
    }
    const id = client.getQueryData(queryKey)?.own[songId]?.id;
    if (id) await call('DELETE', 'videosUserStatus', { query: { id } });
  };
  const { save } = useSave(send, {
    scope: 'reactions',
    failure: 'บันทึกไม่สำเร็จ',
    optimistic: async ({ songId, reaction }) => {
      const before = ownReaction(client.getQueryData(queryKey), songId);
      change((now) => withReaction(now, songId, reaction));
      await client.cancelQueries({ queryKey });
      return () => change((now) => withReaction(now, songId, before));
    },
  });
  const press = (songId: number, reaction: Reaction) =>
    save({ songId, reaction: ownReaction(data, songId) === reaction ? null : reaction });
  return { reactions: data, press };
}
