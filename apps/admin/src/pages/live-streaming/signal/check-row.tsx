import { StatusTag } from '../../../feedback/status-tag';
import type { Check } from './checks';
import styles from '../studio.module.css';

/** One thing that is right or wrong, in words and in one. */
export function CheckRow({ check: { name, text, tone, word } }: { check: Check }) {
  return (
    <div className={styles.check}>
      <span>
        <b>{name}</b>
        <small className="number">{text}</small>
      </span>
      <StatusTag tone={tone}>{word}</StatusTag>
    </div>
  );
}
