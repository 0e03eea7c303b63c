import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** None where what stands in the page is its heading. */
  title?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of one column with its heading. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      {title && (
        <div className={styles.heading}>
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
        </div>
      )}
      {children}
    </div>
  );
}
