import type { PropsWithChildren, ReactNode } from 'react';
import styles from './page-bar.module.css';

interface PageBarProps {
  /** What is not saved yet, or what the buttons are about. */
  says: ReactNode;
  className?: string;
}

/** Stays in sight below a page: what it says, and the way on. */
export function PageBar({ says, className = '', children }: PropsWithChildren<PageBarProps>) {
  return (
    <footer className={`${styles.bar} ${className}`}>
      <div role="status" className={styles.says}>
        {says}
      </div>
      {children}
    </footer>
  );
}

/** Behind a dot: something typed is not saved. */
export function Unsaved({ children }: PropsWithChildren) {
  return <span className={styles.unsaved}>{children}</span>;
}

/** Behind a green dot: all is saved, and since when. */
export function Saved({ children }: PropsWithChildren) {
  return <span className={styles.saved}>{children}</span>;
}
