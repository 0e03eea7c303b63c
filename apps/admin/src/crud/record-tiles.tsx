import { Pagination, Spin } from 'antd';
import type { ReactNode } from 'react';
import type { Row } from '../providers/resource';
import styles from './record-tiles.module.css';

interface RecordTilesProps<Record> {
  rows: readonly Record[];
  table: {
    tableProps: { loading?: unknown };
    result: { total?: number };
    currentPage: number;
    pageSize: number;
    setCurrentPage: (page: number) => void;
  };
  /** What stands there when there are none. */
  empty: ReactNode;
  tile: (record: Record, actions: ReactNode) => ReactNode;
  actions: (record: Record) => ReactNode;
  /** Makes a new one, as the last of the tiles. */
  add?: ReactNode;
}

/** The records of a list beside each other, a page at a time. */
export function RecordTiles<Record extends Row>({ rows, table, empty, tile, actions, add }: RecordTilesProps<Record>) {
  const { tableProps, result, currentPage, pageSize, setCurrentPage } = table;
  const isLoading = Boolean(tableProps.loading);
  const total = result.total ?? 0;
  return (
    <Spin spinning={isLoading} delay={200}>
      {rows.length === 0 && !isLoading && empty}
      <ul className={styles.tiles}>
        {rows.map((record) => (
          <li key={record.id} className={styles.tile}>
            {tile(record, actions(record))}
          </li>
        ))}
        {add && rows.length > 0 && <li className={styles.add}>{add}</li>}
      </ul>
      {total > pageSize && (
        <Pagination
          className={styles.pages}
          current={currentPage}
          pageSize={pageSize}
          total={total}
          showSizeChanger={false}
          onChange={setCurrentPage}
        />
      )}
    </Spin>
  );
}
