import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, errorText, pollWhileAllowed } from '@wethi/http';
import { useToast } from '../../ui/feedback/toast';
import { ownReaction, type Reaction, readReactions, type StageReactions, withReaction } from './stage-reactions';

const RENEW_MS = 60_000;
/** As many songs as a set list has at most. */
const MOST_SONGS = 100;

interface Choice {
  songId: number;
  /** Null takes the choice back. */
  reaction: Reaction | null;
}

/**
 * How viewers like the songs of a stage, and the viewer's own say: shown at once, sent in the order of the presses, and
 * taken back when the server refuses it.
 */
export function useReactions(stageId: number, enabled: boolean) {
  const client = useQueryClient();
  const tell = useToast();
  const key = ['videosUserStatus', stageId];
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const query = { stage_id: stageId, limit: MOST_SONGS };
      const answer = await call('GET', 'videosUserStatus', { query, signal });
      return readReactions(answer.data, answer.totals ?? []);
    },
    enabled,
    ...pollWhileAllowed(RENEW_MS),
  });
  const change = (make: (now: StageReactions) => StageReactions) =>
    client.setQueryData<StageReactions>(key, (now) => now && make(now));
  const { mutate } = useMutation({
    scope: { id: 'reactions' },
    mutationFn: async ({ songId, reaction }: Choice) => {
      if (reaction) {
        const body = { stage_time_id: songId, stage_time_status_type: reaction };
        const id = (await call('POST', 'videosUserStatus', { body })).data?.insertId;
        change((now) => ({ ...now, own: { ...now.own, [songId]: { reaction: null, ...now.own[songId], id } } }));
        return;
      }
      const id = client.getQueryData<StageReactions>(key)?.own[songId]?.id;
      if (id) await call('DELETE', 'videosUserStatus', { query: { id } });
    },
    onMutate: async ({ songId, reaction }) => {
      const before = ownReaction(client.getQueryData(key), songId);
      change((now) => withReaction(now, songId, reaction));
      await client.cancelQueries({ queryKey: key });
      return before;
    },
    onError: (failure, { songId }, before) => {
      change((now) => withReaction(now, songId, before ?? null));
      tell({ kind: 'error', title: 'บันทึกไม่สำเร็จ', text: errorText(failure) });
    },
  });
  const press = (songId: number, reaction: Reaction) =>
    mutate({ songId, reaction: ownReaction(data, songId) === reaction ? null : reaction });
  return { reactions: data, press };
}
