import { useOne, type HttpError } from '@refinedev/core';
import { Drawer, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { Row } from '../providers/resource';
import { EmptyBox } from '../feedback/empty-box';
import { ReadFailed } from '../feedback/read-failed';
import styles from './record-panel.module.css';
import { idOf, type Panel } from './use-panel';

export interface RecordPanelProps<Record extends Row> {
  panel: Panel;
  resource: string;
  title: (record: Record) => ReactNode;
  /** Buttons beside the title. */
  extra?: (record: Record) => ReactNode;
  width?: number;
  /** A table inside fills the drawer to its edges. */
  full?: boolean;
  children: (record: Record) => ReactNode;
}

/** A drawer about one record, which the address names. */
export function RecordPanel<Record extends Row>(props: RecordPanelProps<Record>) {
  const { panel, resource, title, extra, width = 820, full = false, children } = props;
  const id = idOf(panel);
  const { query } = useOne<Record, HttpError>({
    resource,
    id,
    queryOptions: { enabled: panel.open && id !== undefined },
    errorNotification: false,
  });
  const record = query.data?.data;
  return (
    <Drawer
      open={panel.open}
      onClose={panel.close}
      width={width}
      title={record && title(record)}
      extra={record && extra?.(record)}
      className={full ? `${styles.panel} ${styles.full}` : styles.panel}
      destroyOnHidden
    >
      {/* What is only read has nothing to tab to, yet the keyboard has to scroll it. */}
      <div className={styles.content} tabIndex={0} role="group" aria-label="รายละเอียด">
        {record && children(record)}
        {query.isLoading && <Skeleton active paragraph={{ rows: 8 }} className={styles.inset} />}
        {query.error && <ReadFailed what="ข้อมูล" error={query.error} retry={query.refetch} />}
        {((query.isSuccess && !record) || !id) && <EmptyBox text="ไม่พบรายการนี้" />}
      </div>
    </Drawer>
  );
}
