import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';

const DAY_MS = 86_400_000;
const SHOWN = 3;
/** More of them in a day are no conversation; the rest is taken away the next time. */
const MOST = 100;

/** What somebody wrote so far in chats and below songs, and how often it had to be judged. */
export function useWritten(user_id: number) {
  return useQuery({ queryKey: ['written', user_id], gcTime: 0, queryFn: () => readWritten(user_id) });
}

async function readWritten(user_id: number) {
  const create_at_gte = new Date(Date.now() - DAY_MS).toISOString();
  const one = { user_id, limit: 1 };
  const judged = { user_id, limit: SHOWN, sort: '-id', live_streaming_comment_status_in: 'held,removed' } as const;
  const [said, taken, notable, comments, takenComments, mutes, lately, latelyComments] = await Promise.all([
    call('GET', 'liveStreamingComment', { query: one }),
    call('GET', 'liveStreamingComment', { query: { ...one, live_streaming_comment_status: 'removed' } }),
    call('GET', 'liveStreamingComment', { query: judged }),
    call('GET', 'stageTimeComment', { query: one }),
    call('GET', 'stageTimeComment', { query: { ...one, stage_time_comment_status: 'removed' } }),
    call('GET', 'liveStreamingMute', { query: one }),
    call('GET', 'liveStreamingComment', {
      query: { user_id, limit: MOST, create_at_gte, live_streaming_comment_status_in: 'held,shown' },
    }),
    call('GET', 'stageTimeComment', {
      query: { user_id, limit: MOST, create_at_gte, stage_time_comment_status: 'shown' },
    }),
  ]);
  return {
    written: said.total + comments.total,
    removed: taken.total + takenComments.total,
    mutes: mutes.total,
    notable: notable.data,
    /** Ids of what was written within a day and is not taken away. */
    lately: { chat: lately.data.map(({ id }) => id), songs: latelyComments.data.map(({ id }) => id) },
  };
}
