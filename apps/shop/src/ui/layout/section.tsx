import { count } from '@wethi/format';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Where there is more of it. */
  allTo?: string;
  /** What that place is called, where it has a name of its own. */
  allName?: string;
  /** What is shown here of how much. */
  of?: { rows: unknown[]; total: number };
  children: ReactNode;
}

/** A block of a page with its heading. */
export function Section({ title, allTo, allName, of, children }: SectionProps) {
  const id = useId();
  const total = of && of.total > of.rows.length ? ` ${count(of.total)}` : '';
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {allTo && (
          <Link to={allTo} aria-label={allName ? undefined : `ดูทั้งหมด${total}: ${title}`}>
            {allName ?? `ดูทั้งหมด${total}`}
            <ChevronRight size={18} aria-hidden />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
