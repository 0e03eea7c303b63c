import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { HeartbeatFacts } from '@wethi/player';
import { fetchStart } from '@wethi/player/prepare';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '@wethi/http';
import type { VideoView } from '../../api-types';
import { useMember } from '../member';
import { useRootData } from '../root-data';
import { isExpired } from '../session-expiry';
import { paths } from '../../config/paths';
import { isBusy, pauseBefore } from './busy';

/** Why a video cannot be watched, as /member reads it from its address. */
export function reasonAddress(
  videoId: number,
  { code, status }: Pick<ApiError, 'code' | 'status'>,
  liveId?: number,
): string {
  const reason = code || (status === 0 ? 'NO_CONNECTION' : 'SERVER_ERROR');
  const address = new URLSearchParams({ reason, video: String(videoId) });
  if (liveId !== undefined) address.set('live', String(liveId));
  return `${paths.member}?${address}`;
}

const NOT_SIGNED_IN = { code: 'NOT_SIGNED_IN', status: 401 } as const;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Every answer opens a new viewing: it is asked once for each visit of the page. */
const playbackQuery = (videoId: number, isLive: boolean, withinMs: number) =>
  queryOptions({
    queryKey: ['playback', videoId],
    queryFn: async ({ signal, client, queryKey }) => {
      // Who takes the show back from another device is one of few.
      if (withinMs > 0 && !client.getQueryData(queryKey)) await pause(Math.random() * withinMs);
      const { data } = await call('GET', 'videosUserViewById', { query: { id: videoId }, signal });
      fetchStart(data?.playback.start ?? []);
      return data?.playback ?? null;
    },
    // A show goes on, and whoever is thrown off its page hardly comes back.
    retry: (failures, error) => isBusy(error) || ((isLive || failures < 2) && isUnreached(error)),
    retryDelay: pauseBefore,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const isUnreached = (error: Error | null) => error instanceof ApiError && error.status === 0;

export interface Playback {
  /** Undefined until it is known. */
  playback: VideoView['playback'] | undefined;
  /** The server is busy; it is asked again by itself. */
  isBusy: boolean;
  /** No line leads to the server; it is asked again by itself. */
  isUnreached: boolean;
  /** The session ended; after signing in the video opens. */
  isSignedOut: boolean;
  /** Begins another viewing. @returns when it is there */
  again: () => Promise<unknown>;
  /** Reports the viewing. @returns why the server takes the place away, if it does */
  beat: (facts: HeartbeatFacts) => Promise<ApiError | undefined>;
}

/**
 * How to play a video; a failed load goes to /member with the reason (product.md §7).
 * @param isPublic whether a guest may watch it, too
 * @param liveId of the show while it is live
 * @param withinMs asks at a moment within these, where all who wait would ask at once
 */
export function usePlayback(videoId: number, isPublic: boolean, liveId?: number, withinMs = 0): Playback {
  const navigate = useNavigate();
  const { maybeMember } = useRootData();
  const { state } = useMember();
  const isGuest = state === 'guest' && !isPublic;
  const { data, error, failureReason, isFetching, refetch } = useQuery({
    ...playbackQuery(videoId, liveId !== undefined, withinMs),
    enabled: !isGuest,
  });
  const [isStopped, setStopped] = useState(false);
  const isNobody = isGuest && !data && !isFetching;
  const isRefused = error instanceof ApiError && error.isSignedOut;
  // The first call that is refused takes the cookie along, and the next one comes without.
  const isSignedOut = maybeMember && (isNobody || isRefused);
  useEffect(() => {
    const reason = error instanceof ApiError ? error : isNobody ? NOT_SIGNED_IN : undefined;
    if (reason && !isSignedOut) void navigate(reasonAddress(videoId, reason, liveId), { replace: true });
  }, [error, isNobody, isSignedOut, navigate, videoId, liveId]);
  const again = () => refetch();
  const onSignedIn = useEffectEvent(() => {
    if (!isStopped && !isRefused) return;
    setStopped(false);
    void again();
  });
  useEffect(() => {
    if (state === 'member') onSignedIn();
  }, [state]);

  const { mutateAsync } = useMutation({
    mutationFn: (facts: HeartbeatFacts) =>
      call('POST', 'videosStatistics', {
        body: { video_id: videoId, session: data?.session ?? '', ...facts },
        keepalive: true,
      }),
    meta: { background: true },
    onError: (failure) => isExpired(failure) && setStopped(true),
  });
  const beat = async (facts: HeartbeatFacts) => {
    try {
      await mutateAsync(facts);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.isUnanswered || failure.status === 429) throw failure;
      return failure;
    }
    return undefined;
  };
  const reason = data ? null : failureReason;
  return {
    playback: data ?? undefined,
    isBusy: reason !== null && isBusy(reason),
    isUnreached: isUnreached(reason),
    isSignedOut,
    again,
    beat,
  };
}
