import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** The shape of something that is on its way; it appears after 200 ms, so that quick answers do not flicker. */
export function Skeleton({ style }: { style: CSSProperties }) {
  return <span className={styles.skeleton} style={style} aria-hidden />;
}

/** The shape of a list of cards. @param height of a card in px */
export function SkeletonList({ rows, height }: { rows: number; height: number }) {
  return (
    <div className={styles.list} aria-busy aria-label="กำลังโหลด">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} style={{ height, borderRadius: 20 }} />
      ))}
    </div>
  );
}
