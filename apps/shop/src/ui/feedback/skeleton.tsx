import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** The shape of something that is on its way; it appears after 200 ms, so that quick answers do not flicker. */
export function Skeleton({ style }: { style: CSSProperties }) {
  return <span className={styles.skeleton} style={style} aria-hidden />;
}
