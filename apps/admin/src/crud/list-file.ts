import type { CrudFilter, CrudSort } from '@refinedev/core';
import { fetchFile, type QueryOf } from '@wethi/http';
import type { FileFormat } from '../actions/file-menu';
import type { Column } from '../columns/column';
import { listQuery } from '../providers/list-query';

/** Each resource has such a call; they differ in their columns. */
type AnyFile = 'bandFile';

/** The file of what a table's filters and order select, with the table's columns; not only the page in sight. */
export function fetchList<Row>(
  resource: string,
  format: FileFormat,
  columns: readonly Column<Row>[],
  { filters, sorters }: { filters: CrudFilter[]; sorters: CrudSort[] },
): Promise<Blob> {
  const { page: _page, limit: _limit, ...list } = listQuery({ filters, sorters });
  const titles = columns.flatMap(({ file, dataIndex, title }) => Object.entries(file ?? { [dataIndex]: title }));
  const query = { ...list, format, column: titles.map(([name, title]) => `${name}:${title}`) };
  return fetchFile(`${resource}File` as AnyFile, { query: query as QueryOf<'GET', AnyFile> });
}
