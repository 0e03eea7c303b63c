import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import type { Video } from '../api-types';
import { paths } from '../config/paths';

/** The one of a stage's recordings to watch first: the show itself before what members get beside it. */
export function recordingOf(videos: readonly Video[]): Video | undefined {
  const ready = videos.filter((video) => video.video_status === 'ready' && video.video_type !== 'teaser');
  return ready.find((video) => video.video_type !== 'member') ?? ready[0];
}

/** The recording to watch of a product; null while none is ready. */
function recordingQuery(product_id: number) {
  return queryOptions({
    queryKey: ['recording', product_id],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET', 'videosByProductId', { query: { product_id }, signal });
      return recordingOf(data ?? []) ?? null;
    },
    staleTime: 60_000,
  });
}

/** @param asked false while nobody needs to know */
export function useRecording(productId: number, asked = true) {
  const { data, isPending } = useQuery({ ...recordingQuery(productId), enabled: asked });
  return { video: data, isPending };
}

/** Where what one has just bought plays; undefined while it does not. */
export async function watchPath(
  client: QueryClient,
  { id, product_status }: { id: number; product_status: string },
): Promise<string | undefined> {
  if (product_status === 'live') return paths.live();
  const video = await client.fetchQuery(recordingQuery(id)).catch(() => null);
  return video ? paths.replay(video.id) : undefined;
}

/** State of a link to a recording that begins to play: who presses 'ดูเลย' need not press again. */
export const PLAY_AT_ONCE = { play: true };

/** @param state of the location that one came to */
export function playsAtOnce(state: unknown): boolean {
  return (state as Partial<typeof PLAY_AT_ONCE> | null)?.play === true;
}
