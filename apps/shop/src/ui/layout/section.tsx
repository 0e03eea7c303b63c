import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import styles from './section.module.css';

/** A block of a page with its heading, and where there is more of it. */
export function Section({ title, allTo, children }: { title: string; allTo?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {allTo && (
          <Link to={allTo} aria-label={`ดูทั้งหมด: ${title}`}>
            ดูทั้งหมด
            <ChevronRight size={18} aria-hidden />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
