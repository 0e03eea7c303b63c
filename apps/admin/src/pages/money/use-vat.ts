import type { Schema } from '@wethi/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';

export type VatOfMonth = Schema<'VatOfMonth'>;
export type VatPaper = Schema<'VatPaper'>;

export const PAPERS_A_PAGE = 20;

/** The sums of a month, 'YYYY-MM'. */
export function useVat(month: string) {
  return useQuery({
    queryKey: ['vatOfMonth', month],
    queryFn: async () => (await call('GET', 'vatOfMonth', { query: { month } })).data,
    placeholderData: keepPreviousData,
  });
}

/** The papers that add up to them, a page at a time. */
export function useVatPapers(month: string, page: number) {
  return useQuery({
    queryKey: ['vatPapers', month, page],
    queryFn: () => call('GET', 'vatPapers', { query: { month, page, limit: PAPERS_A_PAGE } }),
    placeholderData: keepPreviousData,
  });
}
