import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';

export type MergePreview = Schema<'MergePreview'>;
export type MergeSide = Schema<'MergeSide'>;

const PHONE_DIGITS = 10;

/** What was merged with somebody; read anew with all else of the customer. */
export function useMerges(user_id: number) {
  return useQuery({
    queryKey: ['customer', user_id, 'merges'],
    queryFn: async () => (await call('GET', 'userMerges', { query: { user_id } })).data,
  });
}

/** What merging with the account of a phone would bring, once the phone is written in full; asked anew each time, and not after the merge. */
export function useMergePreview(user_id: number, tel: string) {
  return useQuery({
    queryKey: ['mergePreview', user_id, tel],
    enabled: tel.length === PHONE_DIGITS,
    retry: false,
    gcTime: 0,
    queryFn: async () => (await call('GET', 'userMergePreview', { query: { user_id, tel } })).data,
  });
}
