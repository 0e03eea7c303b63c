import { infiniteQueryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, pollWhileAllowed } from '@wethi/http';
import type { ShownComment } from '../../api-types';
import { MEMBER_KEY } from '../../session/member';
import { useToast } from '../../ui/feedback/toast';
import { useSave } from '../../ui/use-save';
import { type CommentsPart, type Conversation, commentsOf, withNews, without } from './conversation';

/** How many are shown at first, and how many more at each wish. */
const FIRST = 5;
const MORE = 20;
/** How often comments of others are asked for. */
const NEWS_MS = 15_000;

interface PartQuery {
  stage_time_id: number;
  before_id?: number;
  after_id?: number;
  limit: number;
}

async function readPart(query: PartQuery, signal?: AbortSignal): Promise<CommentsPart> {
  const { data, total } = await call('GET', 'stageTimeCommentNowByStageTimeId', { query: { ...query }, signal });
  const older = data.length === query.limit ? data[0]?.id : undefined;
  return { comments: [...data].reverse(), total, older };
}

const commentsQuery = (songId: number) =>
  infiniteQueryOptions({
    queryKey: [...MEMBER_KEY, 'comments', songId],
    queryFn: ({ pageParam, signal }) =>
      readPart({ stage_time_id: songId, before_id: pageParam, limit: pageParam ? MORE : FIRST }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ older }) => older,
    staleTime: Infinity,
  });

/** The comments of a song, newest first, with those of others as they come. */
export function useComments(songId: number) {
  const client = useQueryClient();
  const showToast = useToast();
  const query = commentsQuery(songId);
  const comments = useInfiniteQuery({ ...query, select: (conversation) => conversation });
  const { queryKey } = query;
  const change = (make: (now: Conversation) => Conversation) =>
    client.setQueryData(queryKey, (now) => now && { ...now, ...make(now) });

  const { refetch: readNews } = useQuery({
    queryKey: [...MEMBER_KEY, 'comment-news', songId],
    queryFn: async ({ signal }) => {
      const [newest] = commentsOf(client.getQueryData(queryKey));
      const news = await readPart({ stage_time_id: songId, after_id: newest?.id, limit: 100 }, signal);
      change((now) => withNews(now, news));
      return news.total;
    },
    enabled: Boolean(comments.data),
    initialData: comments.data?.pages[0]?.total,
    ...pollWhileAllowed(NEWS_MS),
  });

  const say = async (text: string) => {
    await call('POST', 'stageTimeComment', { body: { stage_time_id: songId, stage_time_comment: text } });
    await readNews();
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
      // News that were on their way may have brought it back.
      change((now) => without(now, id));
      showToast({ kind: 'info', title: 'ลบความคิดเห็นแล้ว', undo: () => sayAgain(stage_time_comment) });
    },
  });
  return { comments, say, remove };
}
