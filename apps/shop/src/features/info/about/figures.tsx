import { count } from '@wethi/format';
import styles from './figures.module.css';
import type { Figure } from '../info-data.server';

/** What the shop counts of itself, from its database. */
export function Figures({ figures }: { figures: Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <ul className={styles.figures} aria-label="เวทีวันนี้">
      {figures.map((figure) => (
        <li key={figure.of}>
          <b className="num">{count(figure.count)}</b>
          <span className="muted">{figure.of}</span>
        </li>
      ))}
    </ul>
  );
}
