import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@wethi/http';
import type { ShownComment } from '../../../api-types';
import { useToast } from '../../../ui/feedback/toast';
import { useSave } from '../../../ui/use-save';
import { commentsQuery } from './comments-query';
import { type Conversation, without } from './conversation';
import { hearComments } from './told-comments';

/** The comments of a song, newest first; those of others come by the stage's stream. */
export function useComments(songId: number) {
  const client = useQueryClient();
  const showToast = useToast();
  const query = commentsQuery(songId);
  const comments = useInfiniteQuery({ ...query, select: (conversation) => conversation });
  const { queryKey } = query;
  const change = (make: (now: Conversation) => Conversation) =>
    client.setQueryData(queryKey, (now) => now && { ...now, ...make(now) });

  /** @returns what is to be known of a comment that does not stand there at once */
  const say = async (text: string) => {
    const body = { stage_time_id: songId, stage_time_comment: text };
    const { data: { insertId: id } = {}, message } = await call('POST', 'stageTimeComment', { body });
    if (message) return message;
    // It is said, also where reading it fails: the stream brings it.
    const said = id ? await call('GET', 'stageTimeCommentById', { query: { id } }).catch(() => undefined) : undefined;
    if (said?.data) await hearComments(client, { comments: [said.data] });
    return undefined;
  };
  const { save: sayAgain } = useSave(say, { failure: 'เลิกทำไม่ได้' });
  const { save: remove } = useSave(({ id }: ShownComment) => call('DELETE', 'stageTimeComment', { query: { id } }), {
    failure: 'ลบความคิดเห็นไม่ได้',
    optimistic: ({ id }) => {
      const before = client.getQueryData(queryKey);
      change((now) => without(now, id));
      return () => client.setQueryData(queryKey, before);
    },
    then: (_, { id, stage_time_comment }) => {
      // A reading that was on its way may have brought it back.
      change((now) => without(now, id));
      showToast({ kind: 'info', title: 'ลบความคิดเห็นแล้ว', undo: () => sayAgain(stage_time_comment) });
    },
  });
  return { comments, say, remove };
}
