import { useQuery } from '@tanstack/react-query';
import type { HeartbeatAnswer, HeartbeatFacts } from '@wethi/player';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { call, callUrl } from '../../api/call';
import { Refusal } from '../../api/refusal';
import type { VideoView } from '../../api/types';
import { paths } from '../../config/paths';

/** Why a video cannot be watched, as /member reads it from its address. */
export function reasonAddress(videoId: number, { code, status }: Pick<Refusal, 'code' | 'status'>): string {
  const reason = code || (status === 0 ? 'NO_CONNECTION' : 'SERVER_ERROR');
  return `${paths.member}?${new URLSearchParams({ reason, video: String(videoId) })}`;
}

/** How to play a video; a failed load goes to /member with the reason (product.md §7). */
export function usePlayback(videoId: number): VideoView['playback'] | undefined {
  const navigate = useNavigate();
  const { data, error } = useQuery({
    queryKey: ['playback', videoId],
    queryFn: async ({ signal }) =>
      (await call('GET', 'videosUserViewById', { query: { id: videoId }, signal })).data?.playback ?? null,
    // Every answer opens a new viewing: it is asked once for each visit of the page.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (error instanceof Refusal && error.code !== 'TOKEN_EXPIRED')
      void navigate(reasonAddress(videoId, error), { replace: true });
  }, [error, navigate, videoId]);
  return data ?? undefined;
}

/** Reports the viewing; a server that takes the place away stops the player with its words. */
export async function sendHeartbeat(
  videoId: number,
  session: string,
  facts: HeartbeatFacts,
): Promise<HeartbeatAnswer | void> {
  const response = await fetch(callUrl('videosStatistics'), {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ video_id: videoId, session, ...facts }),
  });
  if (response.ok || response.status >= 500 || response.status === 429) return;
  const { message } = (await response.json()) as { message?: string };
  return { stop: message ?? 'หยุดเล่นแล้ว กรุณาโหลดหน้านี้ใหม่' };
}
