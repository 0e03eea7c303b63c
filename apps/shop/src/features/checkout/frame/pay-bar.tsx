import { baht } from '@wethi/format';
import type { ReactNode } from 'react';
import styles from './pay-bar.module.css';

interface PayBarProps {
  label?: string;
  /** Baht. */
  net: number;
  children: ReactNode;
}

/** The button, on phones always in sight with what it is about. */
export function PayBar({ label = 'ยอดสุทธิ', net, children }: PayBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.net}>
        <span>{label}</span>
        <b>{baht(net)}</b>
      </p>
      {children}
    </div>
  );
}
