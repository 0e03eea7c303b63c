import { useOne, type HttpError } from '@refinedev/core';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { EmptyBox } from '../feedback/empty-box';
import { ReadFailed } from '../feedback/read-failed';
import type { Row } from '../providers/resource';
import { idOf, type Panel } from './use-panel';

interface ShownRecord<Record> {
  record: Record | undefined;
  /** What stands in its place while it is read, where that fails, and where there is none. */
  instead: ReactNode;
}

/** The record that a panel is about, by the id in the address: it is there whatever the list behind it shows. */
export function useShownRecord<Record extends Row>(
  panel: Panel,
  resource: string,
  className?: string,
): ShownRecord<Record> {
  const id = idOf(panel);
  const { query } = useOne<Record, HttpError>({
    resource,
    id,
    // What a colleague did meanwhile counts, so each opening reads it anew.
    queryOptions: { enabled: panel.open && id !== undefined, staleTime: 0 },
    errorNotification: false,
  });
  // Until another one is read, Refine's client answers the one before.
  const isRead = query.isFetchedAfterMount && !query.isPlaceholderData;
  const record = isRead ? query.data?.data : undefined;
  const instead = (
    <>
      {query.isFetching && !record && <Skeleton active paragraph={{ rows: 8 }} className={className} />}
      {query.error && <ReadFailed what="ข้อมูล" error={query.error} retry={query.refetch} />}
      {!id && <EmptyBox text="ไม่พบรายการนี้" />}
    </>
  );
  return { record, instead };
}
