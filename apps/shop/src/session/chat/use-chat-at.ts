import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ChatMessage } from '@wethi/contract';
import { useEffect, useState } from 'react';
import { MEMBER_KEY } from '../member';
import { messagesWith, readMessages } from './messages';

const PAGE = 50;
/** A wider step is a jump of the viewer, not the show that goes on; backwards every step is one. */
const LEAP_MS = 10_000;
/** More than are shown; older ones are dropped, so that a long evening does not fill a phone. */
const PAGES_MAX = 8;
/** A player that only plays may tell a moment a little before the last one. */
const JITTER_MS = 1_000;
/** So many messages are in hand before they are due. */
const AHEAD = 10;
/** How often to ask whether more was said meanwhile. */
const AGAIN_MS = 30_000;

const chatQuery = (showId: number, start: number) =>
  infiniteQueryOptions({
    queryKey: [...MEMBER_KEY, 'chat-at', showId, start],
    queryFn: ({ pageParam: from, signal }) =>
      readMessages(showId, { ...(from ? { from } : { until: iso(start) }), limit: PAGE }, signal),
    initialPageParam: '',
    getNextPageParam: (_, pages) => pages.flat().slice(-1)[0]?.create_at ?? iso(start),
    staleTime: Infinity,
    maxPages: PAGES_MAX,
  });

const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * The chat of a show as it stood when the picture that is seen now was on stage; what comes next is read ahead.
 * @param instant ms since 1970
 * @param isOver whether nothing is said there any more
 * @returns oldest first; undefined until it is known
 */
export function useChatAt(showId: number, instant: number, isOver: boolean): ChatMessage[] | undefined {
  const start = useStart(instant);
  const { data, dataUpdatedAt, errorUpdatedAt, isError, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    chatQuery(showId, start),
  );
  const known = data && messagesWith([], data.pages.flat(), []);
  const shown = known?.filter(({ create_at }) => Date.parse(create_at) <= instant);
  // A first page that failed is asked for again.
  const isScarce = known ? known.length - (shown?.length ?? 0) < AHEAD : isError;
  // The first page says what was, the next ones what comes; one that is not full was all there is for now.
  const isAll = data !== undefined && data.pages.length > 1 && (data.pages[data.pages.length - 1]?.length ?? 0) < PAGE;
  const wants = isScarce && !isFetching && !(isAll && isOver);
  const rested = Math.max(dataUpdatedAt, errorUpdatedAt) + (isAll || isError ? AGAIN_MS : 0);
  useEffect(() => {
    if (!wants || Date.now() < rested) return;
    // A page for each look would push those out that have something in them.
    void (isAll ? refetch() : fetchNextPage());
  }, [wants, rested, isAll, refetch, fetchNextPage, instant]);
  return shown;
}

/** Where the viewer last jumped to. */
function useStart(instant: number): number {
  const [seen, setSeen] = useState({ start: instant, instant });
  if (seen.instant === instant) return seen.start;
  const isJump = instant - seen.instant > LEAP_MS || instant < seen.instant - JITTER_MS;
  const start = isJump ? instant : seen.start;
  setSeen({ start, instant });
  return start;
}
