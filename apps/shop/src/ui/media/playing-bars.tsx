import styles from './playing-bars.module.css';

/** Moving bars at the one of a list that plays. */
export function PlayingBars() {
  return (
    <span className={styles.playing} role="img" aria-label="กำลังเล่น">
      <i />
      <i />
      <i />
    </span>
  );
}
