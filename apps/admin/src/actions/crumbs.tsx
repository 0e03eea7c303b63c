import { ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './crumbs.module.css';

interface CrumbsProps {
  /** The list that the page belongs to. */
  to: string;
  list: string;
  /** Goes back to the list as it was left, where the page opened over it. */
  back?: () => void;
  children: ReactNode;
}

/** The way back from one record's page to the list of all. */
export function Crumbs({ to, list, back, children }: CrumbsProps) {
  const goBack = (event: MouseEvent) => {
    // A new tab or window stays the browser's business.
    if (!back || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    back();
  };
  return (
    <nav aria-label="ทางกลับ" className={styles.crumbs}>
      <Link to={to} onClick={goBack}>
        {list}
      </Link>
      <ChevronRight size={14} aria-hidden />
      <span aria-current="page">{children}</span>
    </nav>
  );
}
