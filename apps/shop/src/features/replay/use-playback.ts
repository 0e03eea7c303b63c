import { useQuery } from '@tanstack/react-query';
import type { Envelope } from '@wethi/contract';
import type { HeartbeatFacts } from '@wethi/player';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call, callUrl, tellSessionRefused } from '@wethi/http';
import type { VideoView } from '../../api-types';
import { useMember } from '../../session/member';
import { useRootData } from '../../session/root-data';
import { paths } from '../../config/paths';

/** Why a video cannot be watched, as /member reads it from its address. */
export function reasonAddress(videoId: number, { code, status }: Pick<ApiError, 'code' | 'status'>): string {
  const reason = code || (status === 0 ? 'NO_CONNECTION' : 'SERVER_ERROR');
  return `${paths.member}?${new URLSearchParams({ reason, video: String(videoId) })}`;
}

const NOT_SIGNED_IN = { code: 'NOT_SIGNED_IN', status: 401 } as const;

interface Playback {
  /** Undefined until it is known. */
  playback: VideoView['playback'] | undefined;
  /** The session ended; after signing in the video opens. */
  isSignedOut: boolean;
  /** Begins another viewing. */
  again: () => void;
}

/**
 * How to play a video; a failed load goes to /member with the reason (product.md §7).
 * @param isPublic whether a guest may watch it, too
 */
export function usePlayback(videoId: number, isPublic: boolean): Playback {
  const navigate = useNavigate();
  const { maybeMember } = useRootData();
  const { state } = useMember();
  const isGuest = state === 'guest' && !isPublic;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['playback', videoId],
    queryFn: async ({ signal }) =>
      (await call('GET', 'videosUserViewById', { query: { id: videoId }, signal })).data?.playback ?? null,
    enabled: !isGuest,
    // Every answer opens a new viewing: it is asked once for each visit of the page.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const isNobody = isGuest && !data && !isFetching;
  // The first call that is refused takes the cookie along, and the next one comes without.
  const isSignedOut = maybeMember && (isNobody || (error instanceof ApiError && error.isSignedOut));
  useEffect(() => {
    const reason = error instanceof ApiError ? error : isNobody ? NOT_SIGNED_IN : undefined;
    if (reason && !isSignedOut) void navigate(reasonAddress(videoId, reason), { replace: true });
  }, [error, isNobody, isSignedOut, navigate, videoId]);
  return { playback: data ?? undefined, isSignedOut, again: () => void refetch() };
}

/**
 * Reports the viewing.
 * @returns why the server takes the place away, if it does
 */
export async function sendHeartbeat(
  videoId: number,
  session: string,
  facts: HeartbeatFacts,
): Promise<ApiError | undefined> {
  const response = await fetch(callUrl('videosStatistics'), {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ video_id: videoId, session, ...facts }),
  });
  if (response.ok || response.status >= 500 || response.status === 429) return undefined;
  const refusal = ApiError.from(response.status, (await response.json()) as Envelope, null);
  tellSessionRefused(refusal, false);
  return refusal;
}
