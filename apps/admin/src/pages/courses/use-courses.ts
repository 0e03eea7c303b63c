import { useList } from '@refinedev/core';
import type { RowOf } from '../../providers/resource';

/** The products that are courses, for choosers. */
export function useCourses(): { value: number; label: string }[] {
  const { result } = useList<RowOf<'product'>>({
    resource: 'product',
    filters: [{ field: 'product_type', operator: 'in', value: ['C', 'T'] }],
    sorters: [{ field: 'product_title', order: 'asc' }],
    pagination: { pageSize: 100 },
  });
  return result.data.map(({ id, product_title }) => ({ value: id, label: product_title }));
}
