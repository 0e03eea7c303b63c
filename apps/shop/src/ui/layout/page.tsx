import type { ReactNode } from 'react';
import styles from './page.module.css';

/** A page of one column with its heading. */
export function Page({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.heading}>
        <h1>{title}</h1>
        {lead && <p className="muted">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
