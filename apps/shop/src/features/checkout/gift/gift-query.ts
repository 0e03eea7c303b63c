import { queryOptions } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { MEMBER_KEY } from '../../../session/member';

/** A gift of the member's own. */
export const giftQuery = (id: number) =>
  queryOptions({
    queryKey: [...MEMBER_KEY, 'gift', id],
    queryFn: async ({ signal }) => (await call('GET', 'giftById', { query: { id }, signal })).data ?? null,
  });
