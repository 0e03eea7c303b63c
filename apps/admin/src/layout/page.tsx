import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The space of a page below the header. */
export function Page({ children }: { children: ReactNode }) {
  return <main className={styles.page}>{children}</main>;
}

/** What stands below a page that is a part of its own, in the page's space. */
export function BelowPage({ children }: { children: ReactNode }) {
  return <div className={styles.below}>{children}</div>;
}

/** A white card with an optional heading row. */
export function Card({ title, extra, children }: { title?: ReactNode; extra?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card}>
      {title && (
        <header>
          <h2>{title}</h2>
          {extra}
        </header>
      )}
      {children}
    </section>
  );
}
