import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { MEMBER_KEY } from '../../../../session/member';

const PART = 10;

/** A part of what is asked about a lesson, the newest first, and how much is asked in all. */
export const questionsQuery = (stageTimeId: number) =>
  infiniteQueryOptions({
    queryKey: [...MEMBER_KEY, 'questions', stageTimeId],
    queryFn: async ({ pageParam, signal }) => {
      const query = { stage_time_id: stageTimeId, before_id: pageParam, limit: PART };
      const { data, total } = await call('GET', 'stageTimeCommentNowByStageTimeId', { query, signal });
      return { questions: [...data].reverse(), total };
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ questions }) => (questions.length === PART ? questions[PART - 1]?.id : undefined),
  });
