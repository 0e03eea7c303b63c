import { getDefaultSortOrder } from '@refinedev/antd';
import type { CrudFilter, CrudSort } from '@refinedev/core';
import type { Key } from 'react';
import type { Column } from '../columns/column';

/** The columns with the marks of the sorting and filters that are in use. */
export function columnsInUse<Row>(
  columns: Column<Row>[],
  { sorters, filters }: { sorters: CrudSort[]; filters: CrudFilter[] },
): Column<Row>[] {
  return columns.map((column) => ({
    ...column,
    key: column.dataIndex,
    ...(column.sorter ? { sortOrder: getDefaultSortOrder(column.dataIndex, sorters) } : {}),
    ...(column.filters ? { filteredValue: chosen(filters, column.dataIndex) } : {}),
  }));
}

function chosen(filters: CrudFilter[], field: string): Key[] | null {
  const filter = filters.find((item) => 'field' in item && item.field === field && item.operator === 'in');
  return (filter?.value as Key[] | undefined) ?? null;
}
