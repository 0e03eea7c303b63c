import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { withParameters } from '../../../filters/with-parameters';

/** Filters as the list call names them, which is also how they stand in the address and in filters that are kept. */
export type Filters = Partial<Record<FilterName, string>>;

export const FILTER_NAMES = [
  'q',
  'create_at_gte',
  'create_at_lte',
  'band_id',
  'coupon_id',
  'user_id',
  'orders_status',
  'orders_turn',
  'slip_status',
  'orders_payment',
  'orders_book_send',
  'has_book',
  'receipt',
  'receipt_type',
  'orders_net_gte',
  'orders_net_lte',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

const USUAL_SORT = '-create_at';

/** The filters that an address or a kept filter names. */
export function readFilters(parameters: URLSearchParams): Filters {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => (parameters.get(name) ? [[name, parameters.get(name)]] : [])),
  );
}

/** The same as they are kept: always in one order, so that equal filters are equal texts. */
export function filterText(filters: Filters): string {
  return new URLSearchParams(FILTER_NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []))).toString();
}

/** What of the orders one looks at: filters, order, page and columns, all in the address, so that a link shows the same. */
export function useOrdersView() {
  const [parameters, setParameters] = useSearchParams();
  const filters = useMemo(() => readFilters(parameters), [parameters]);
  const set = (changes: Record<string, string | undefined>) =>
    setParameters((others) => withParameters(others, changes), { replace: true });
  return {
    filters,
    text: filterText(filters),
    sort: parameters.get('sort') ?? USUAL_SORT,
    page: Number(parameters.get('page')) || 1,
    columns: parameters.get('columns')?.split(','),
    /** Other filters in addition; an empty one goes. The list begins again at its first page. */
    filter: (changes: Filters) => set({ ...changes, page: undefined }),
    /** These filters and no others. */
    replace: (wanted: Filters) =>
      set({ ...Object.fromEntries(FILTER_NAMES.map((name) => [name, wanted[name]])), page: undefined }),
    sortBy: (sort: string | undefined) => set({ sort, page: undefined }),
    turnTo: (page: number) => set({ page: page > 1 ? String(page) : undefined }),
    showColumns: (columns: readonly string[] | undefined) => set({ columns: columns?.join(',') }),
  };
}

export type OrdersView = ReturnType<typeof useOrdersView>;
