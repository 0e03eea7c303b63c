import { count } from '@wethi/format';
import { Pagination } from 'antd';
import { useState } from 'react';
import styles from './data-import.module.css';

const SHOWN = 10;

/** A few rows at once, and the way to the others. */
export function useTurned<Row>(rows: readonly Row[]) {
  const [page, turnTo] = useState(1);
  // Rows that were put right are no more.
  const current = Math.min(page, Math.max(1, Math.ceil(rows.length / SHOWN)));
  const shown = rows.slice((current - 1) * SHOWN, current * SHOWN);
  const pages = rows.length > SHOWN && (
    <Pagination
      className={styles.pages}
      current={current}
      pageSize={SHOWN}
      total={rows.length}
      showSizeChanger={false}
      showTotal={(total, [from, to]) => `${count(from)} ถึง ${count(to)} จาก ${count(total)}`}
      onChange={turnTo}
    />
  );
  return { shown, pages };
}
