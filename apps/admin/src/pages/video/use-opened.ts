import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';

/** The files open for three minutes at least; each reading opens them anew. */
const OPEN_AGAIN_MS = 90_000;

/**
 * Opens a video that can be watched, and its files to this browser.
 * @returns its playlist's address, the folder of its files and the names of its frames; undefined until they are known
 */
export function useOpened(id: number, enabled: boolean) {
  const { data } = useQuery({
    queryKey: ['videoOpened', id],
    enabled,
    queryFn: () => call('GET', 'videosUserViewById', { query: { id } }),
    refetchInterval: OPEN_AGAIN_MS,
    meta: { background: true },
    retry: false,
    gcTime: 0,
  });
  const video = data?.data;
  if (!video) return undefined;
  const { url } = video.playback;
  return { url, folder: url.replace(/[^/]+$/, ''), frames: video.video_frames?.split(',') ?? [] };
}
