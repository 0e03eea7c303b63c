import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, errorText, pollWhileAllowed } from '@wethi/http';
import type { ShownComment } from '../../api-types';
import { useToast } from '../../ui/feedback/toast';
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

/** The comments of a song, newest first, with those of others as they come. */
export function useComments(songId: number) {
  const client = useQueryClient();
  const tell = useToast();
  const key = ['stageTimeComment', songId];
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      readPart({ stage_time_id: songId, before_id: pageParam, limit: pageParam ? MORE : FIRST }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ older }) => older,
    staleTime: Infinity,
  });
  const change = (make: (now: Conversation) => Conversation) =>
    client.setQueryData<Conversation>(key, (now) => now && make(now));

  const { refetch: readNews } = useQuery({
    queryKey: ['stageTimeCommentNews', songId],
    queryFn: async ({ signal }) => {
      const [newest] = commentsOf(client.getQueryData(key));
      const news = await readPart({ stage_time_id: songId, after_id: newest?.id, limit: 100 }, signal);
      change((now) => withNews(now, news));
      return news.total;
    },
    enabled: Boolean(data),
    initialData: data?.pages[0]?.total,
    ...pollWhileAllowed(NEWS_MS),
  });

  const say = async (text: string) => {
    await call('POST', 'stageTimeComment', { body: { stage_time_id: songId, stage_time_comment: text } });
    await readNews();
  };
  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: ShownComment) => call('DELETE', 'stageTimeComment', { query: { id } }),
    onMutate: ({ id }) => {
      const before = client.getQueryData<Conversation>(key);
      change((now) => without(now, id));
      return before;
    },
    onSuccess: (_, { id, stage_time_comment }) => {
      // News that were on their way may have brought it back.
      change((now) => without(now, id));
      const again = () => say(stage_time_comment).catch((failure: unknown) => tellFailure('เลิกทำไม่ได้', failure));
      tell({ kind: 'info', title: 'ลบความคิดเห็นแล้ว', undo: () => void again() });
    },
    onError: (failure, _, before) => {
      client.setQueryData(key, before);
      tellFailure('ลบความคิดเห็นไม่ได้', failure);
    },
  });
  const tellFailure = (title: string, failure: unknown) => tell({ kind: 'error', title, text: errorText(failure) });

  return {
    comments: data && commentsOf(data),
    total: data?.pages[0]?.total ?? 0,
    isError,
    retry: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    isReadingMore: isFetchingNextPage,
    say,
    remove,
  };
}
