import type { CrudFilter, CrudSort, GetListParams } from '@refinedev/core';

/** Parameters of a list call. */
export type ListQuery = Record<string, string | number | undefined>;

const SUFFIX: Record<string, string> = { eq: '', contains: '_like', gte: '_gte', lte: '_lte', in: '_in' };

/** Refine's paging, sorting and filters as the list parameters of decisions.md §2. */
export function listQuery({ pagination, sorters = [], filters = [] }: Partial<GetListParams>): ListQuery {
  const paging = pagination?.mode === 'off' ? { page: 1, limit: 100 } : pageOf(pagination);
  return { ...paging, sort: sortText(sorters), ...Object.fromEntries(filters.flatMap(condition)) };
}

function pageOf({ currentPage = 1, pageSize = 20 }: GetListParams['pagination'] = {}): ListQuery {
  return { page: currentPage, limit: pageSize };
}

function sortText(sorters: CrudSort[]): string | undefined {
  return sorters.map(({ field, order }) => (order === 'desc' ? `-${field}` : field)).join(',') || undefined;
}

function condition(filter: CrudFilter): [string, string][] {
  const suffix = SUFFIX[filter.operator];
  if (!('field' in filter) || suffix === undefined) throw new Error(`the list calls know no filter ${filter.operator}`);
  const value: unknown = filter.value;
  const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
  return text === '' ? [] : [[`${filter.field}${suffix}`, text]];
}
