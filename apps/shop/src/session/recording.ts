import { queryOptions } from '@tanstack/react-query';
import { call } from '@wethi/http';
import type { Video } from '../api-types';
import { paths } from '../config/paths';
import { isOnNow } from '../shows/on-now';
import { serverTime } from '../ui/time/server-clock';

/** The one of a stage's recordings to watch first: the show itself before what members get beside it. */
export function recordingOf(videos: readonly Video[]): Video | undefined {
  const ready = videos.filter((video) => video.video_status === 'ready' && video.video_type !== 'teaser');
  return ready.find((video) => video.video_type !== 'member') ?? ready[0];
}

type Bought = Parameters<typeof isOnNow>[0] & { id: number; stage_id?: number | null };

async function watchPath(product: Bought): Promise<string | null> {
  if (product.product_live === 'Y' && product.product_format !== 'onsite') return paths.liveOfStage(product.stage_id);
  const { data } = await call('GET', 'videosByProductId', { query: { product_id: product.id } }).catch(() => ({
    data: [],
  }));
  const video = recordingOf(data ?? []);
  if (video) return paths.replay(video.id);
  return isOnNow(product, serverTime()) ? paths.liveOfStage(product.stage_id) : null;
}

/** Where what one buys plays; null while it does not. */
export const watchQuery = (product: Bought) =>
  queryOptions({
    queryKey: ['watchPath', product.id, product.product_status, product.product_live],
    queryFn: () => watchPath(product),
    staleTime: 60_000,
    meta: { background: true },
  });

/** State of a link to a recording that begins to play: who presses 'ดูเลย' need not press again. */
export const PLAY_AT_ONCE = { play: true };

/** @param state of the location that one came to */
export function playsAtOnce(state: unknown): boolean {
  return (state as Partial<typeof PLAY_AT_ONCE> | null)?.play === true;
}
