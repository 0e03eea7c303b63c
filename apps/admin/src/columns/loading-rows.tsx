import { Skeleton } from 'antd';
import styles from './loading-rows.module.css';

const ROWS = 5;

/** Stands in the place of a list's rows until the first of them are read. */
export function LoadingRows() {
  return (
    <div className={styles.rows} role="status">
      <span className="unseen">กำลังโหลด</span>
      {Array.from({ length: ROWS }, (_, place) => (
        <Skeleton key={place} active avatar={{ shape: 'square' }} title paragraph={{ rows: 1 }} />
      ))}
    </div>
  );
}
