import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import type { Row } from '../providers/resource';
import styles from './record-panel.module.css';
import type { Panel } from './use-panel';
import { CLOSE_AT_END } from './close-at-end';
import { useShownRecord } from './use-shown-record';

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
  const { record, instead } = useShownRecord<Record>(panel, resource, styles.inset);
  return (
    <Drawer
      open={panel.open}
      onClose={panel.close}
      width={width}
      title={record && title(record)}
      extra={record && extra?.(record)}
      className={full ? `${styles.panel} ${styles.full}` : styles.panel}
      closable={CLOSE_AT_END}
      destroyOnHidden
    >
      {/* What is only read has nothing to tab to, yet the keyboard has to scroll it. */}
      <div className={styles.content} tabIndex={0} role="group" aria-label="รายละเอียด">
        {record && children(record)}
        {instead}
      </div>
    </Drawer>
  );
}
