import { useList } from '@refinedev/core';
import type { ProductType } from '@wethi/contract';
import type { RowOf } from '../../providers/resource';

/** The products that are courses, for choosers; of some kinds alone where these are given. */
export function useCourses(kinds: readonly ProductType[] = ['C', 'T']): { value: number; label: string }[] {
  const { result } = useList<RowOf<'product'>>({
    resource: 'product',
    filters: [{ field: 'product_type', operator: 'in', value: kinds }],
    sorters: [{ field: 'product_title', order: 'asc' }],
    pagination: { pageSize: 100 },
  });
  return result.data.map(({ id, product_title }) => ({ value: id, label: product_title }));
}
