import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { MEMBER_KEY } from '../../../session/member';
import type { CommentsPart } from './conversation';

/** How many are shown at first, and how many more at each wish. */
export const FIRST = 5;
const MORE = 20;

export const COMMENTS_KEY = [...MEMBER_KEY, 'comments'] as const;

interface PartQuery {
  stage_time_id: number;
  before_id?: number;
  limit: number;
}

/** A part of what is said about a song, the newest first. */
export async function readPart(query: PartQuery, signal?: AbortSignal): Promise<CommentsPart> {
  const { data, total } = await call('GET', 'stageTimeCommentNowByStageTimeId', { query: { ...query }, signal });
  const older = data.length === query.limit ? data[0]?.id : undefined;
  return { comments: [...data].reverse(), total, older };
}

/** Read once; from then on the stage's stream tells what changes (told-comments.ts). */
export const commentsQuery = (songId: number) =>
  infiniteQueryOptions({
    queryKey: [...COMMENTS_KEY, songId],
    queryFn: ({ pageParam, signal }) =>
      readPart({ stage_time_id: songId, before_id: pageParam, limit: pageParam ? MORE : FIRST }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ older }) => older,
    staleTime: Infinity,
  });
