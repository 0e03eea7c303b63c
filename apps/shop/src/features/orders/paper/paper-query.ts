import { skipToken, useQuery } from '@tanstack/react-query';
import { PAPER_KIND } from '@wethi/contract';
import { ApiError, call } from '@wethi/http';
import type { OwnPaper } from '../../../api-types';
import { MEMBER_KEY, useMayRead } from '../../../session/member';

/** Nothing where there is none, or where it is somebody else's. */
async function readPaper(id: number, signal: AbortSignal): Promise<OwnPaper | null> {
  try {
    return (await call('GET', 'paperById', { query: { id }, signal })).data ?? null;
  } catch (error) {
    if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
    throw error;
  }
}

export function usePaper(id: number) {
  const mayRead = useMayRead();
  return useQuery({
    queryKey: [...MEMBER_KEY, 'paper', id],
    queryFn: mayRead ? ({ signal }) => readPaper(id, signal) : skipToken,
  });
}

export function paperName({ paper_kind, paper_void_at }: OwnPaper): string {
  return `${PAPER_KIND[paper_kind]}${paper_void_at ? 'ที่ยกเลิก' : ''}`;
}
