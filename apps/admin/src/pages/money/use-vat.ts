import type { Schema } from '@wethi/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';

export type VatOfMonth = Schema<'VatOfMonth'>;
export type VatPaper = Schema<'VatPaper'>;

export const PAPERS_A_PAGE = 20;

/** Whose papers, of which month. */
export interface VatOf {
  /** 'YYYY-MM' */
  month: string;
  /** 'shop', or 'band-7' */
  issuer: string;
}

/** The sums of a month. */
export function useVat(of: VatOf) {
  return useQuery({
    queryKey: ['vatOfMonth', of],
    queryFn: async () => (await call('GET', 'vatOfMonth', { query: of })).data,
    placeholderData: keepPreviousData,
  });
}

/** The papers that add up to them, a page at a time. */
export function useVatPapers(of: VatOf, page: number) {
  return useQuery({
    queryKey: ['vatPapers', of, page],
    queryFn: () => call('GET', 'vatPapers', { query: { ...of, page, limit: PAPERS_A_PAGE } }),
    placeholderData: keepPreviousData,
  });
}
