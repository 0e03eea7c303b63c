import styles from './words.module.css';

/** What a button says beside its icon; on phones for screen readers alone. */
export function Words({ children }: { children: string }) {
  return <span className={styles.words}>{children}</span>;
}
