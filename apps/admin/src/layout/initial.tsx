import styles from './layout.module.css';

/** A round mark with the first letter of a name, where personnel have no picture. */
export function Initial({ name, size }: { name: string; size: number }) {
  return (
    <span className={styles.initial} style={{ width: size, height: size }} aria-hidden>
      {name.charAt(0).toUpperCase()}
    </span>
  );
}
