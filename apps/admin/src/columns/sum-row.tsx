import type { CSSProperties, ReactNode } from 'react';
import styles from './sum-row.module.css';

export interface SumCell {
  /** Of its column, for the cards of phones. */
  name: string;
  value: ReactNode;
  align?: 'right';
  className?: string;
}

/** What a table's rows come to, under the same columns. */
export function SumRow({ cells }: { cells: readonly SumCell[] }) {
  return (
    <tr className={styles.sum}>
      {cells.map(({ name, value, align, className = '' }) => (
        <td
          key={name}
          className={`ant-table-cell ${className}`}
          style={{ '--label': JSON.stringify(name), textAlign: align } as CSSProperties} // A property of our own is none that React knows.
        >
          {value}
        </td>
      ))}
    </tr>
  );
}
