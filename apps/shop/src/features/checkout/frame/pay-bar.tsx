import { baht } from '@wethi/format';
import type { ReactNode } from 'react';
import styles from './pay-bar.module.css';

/** The button, on phones always in sight with what it is about. @param net in baht */
export function PayBar({ net, children }: { net: number; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <p className={styles.net}>
        <span>ยอดสุทธิ</span>
        <b>{baht(net)}</b>
      </p>
      {children}
    </div>
  );
}
