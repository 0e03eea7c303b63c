import type { ReactNode } from 'react';
import styles from './card.module.css';

export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={`${styles.card} ${className ?? ''}`}>{children}</div>;
}

/** Where a card is torn off as a ticket is: a dashed line with a notch at each edge, through which `--hole` is seen. */
export function Tear() {
  return <div className={styles.tear} />;
}
