import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import styles from './pay-panel.module.css';

interface PayPanelProps {
  icon?: ReactNode;
  tone?: 'ok';
  /** What is going on; told to who cannot see it, too. */
  title?: string;
  children: ReactNode;
}

/** Where a payment stands, in the place of what there was to choose. */
export function PayPanel({ icon, tone, title, children }: PayPanelProps) {
  return (
    <div className={styles.panel}>
      {icon && <span className={classNames(styles.sign, tone === 'ok' && styles.ok)}>{icon}</span>}
      {title && (
        <p className={styles.title} role="status">
          {title}
        </p>
      )}
      {children}
    </div>
  );
}
