import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '@wethi/http';
import type { LiveStreaming } from '../../../api-types';

/** How often to ask whether the last segments stand, at first; many ask, and nginx answers. */
const LOOK_AGAIN_MS = 2_000;
/** A show may have no replay, and its page stay open. */
const LONGEST_PAUSE_MS = 60_000;
/** Asked so often in vain, the pauses double. */
const PATIENCE = 10;

/** Awaited for a few seconds after the end, while its last segments are written; absent where nothing was sent, or nobody is to see it. */
export type Replay = 'awaited' | 'ready' | 'absent';

/** How it stands with the recording of a show that is over. It may be opened later: who waits hears of it. Nobody asks for a page out of sight. */
export function useReplay({ id, video_id }: Pick<LiveStreaming, 'id' | 'video_id'>): Replay {
  const { data = 'awaited' } = useQuery({
    queryKey: ['replay', id],
    queryFn: async ({ signal }): Promise<Replay> => {
      const show = await orNone(call('GET', 'liveStreamingById', { query: { id }, signal }));
      if (show?.data && !show.data.live_streaming_packed_at) return 'awaited';
      const video = await orNone(call('GET', 'videosById', { query: { id: video_id }, signal }));
      return video?.data ? 'ready' : 'absent';
    },
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data === 'ready' ? false : pauseAfter(dataUpdateCount + errorUpdateCount),
    refetchIntervalInBackground: false,
    retry: false,
  });
  return data;
}

async function orNone<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

function pauseAfter(asked: number): number {
  return Math.min(LOOK_AGAIN_MS * 2 ** Math.floor(asked / PATIENCE), LONGEST_PAUSE_MS);
}
