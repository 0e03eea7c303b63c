import styles from './key.module.css';

/** A key of the keyboard, on screens that are likely to have one. */
export function Key({ children }: { children: string }) {
  return <kbd className={`${styles.key} desktop-only`}>{children}</kbd>;
}
