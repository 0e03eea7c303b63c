import { useMany, type BaseRecord } from '@refinedev/core';
import type { Reference } from '../providers/resource';
import { useReferredIds } from './page-rows';

type ReferenceNameProps = Reference & {
  id: number | null;
  /** Column of the shown records that holds the id. */
  column: string;
};

/** All cells of a column share one request, since they ask for the same set of ids. */
export function ReferenceName({ id, column, resource, nameColumn }: ReferenceNameProps) {
  const ids = useReferredIds(column);
  const { result } = useMany<BaseRecord>({ resource, ids, queryOptions: { enabled: ids.length > 0 } });
  const name: unknown = result.data.find((record) => record.id === id)?.[nameColumn];
  return <>{id === null ? '-' : String(name ?? '…')}</>;
}
