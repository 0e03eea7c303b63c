import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '@wethi/http';
import type { Product } from '../../api-types';

const PAUSE_MS = 200;
const MAX_RESULTS = 8;

export type FoundShow = Pick<
  Product,
  | 'id'
  | 'product_title'
  | 'product_url'
  | 'product_img'
  | 'product_price'
  | 'product_free'
  | 'product_status'
  | 'product_live'
  | 'product_type'
  | 'band_name'
  | 'stage_date'
>;

/** A value once it has rested for a moment (product.md §9, fetch delay). */
function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}

/** Shows that match what is typed. The server leaves disabled products out. */
export function useShowSearch(typed: string) {
  const q = useDebouncedValue(typed.trim(), PAUSE_MS);
  const found = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => call('GET', 'productView', { query: { q, limit: MAX_RESULTS }, signal }),
    enabled: q.length > 0,
    placeholderData: keepPreviousData,
  });
  const settled = q === typed.trim() && !found.isPlaceholderData;
  const answer = q ? found.data : undefined;
  const { data: shows = [], total = 0, suggestion } = answer ?? {};
  return { q, shows, total, suggestion, settled: settled && found.isSuccess, failed: found.isError };
}
