import type { LucideIcon } from 'lucide-react';
import { useEffect, useState, type PropsWithChildren } from 'react';
import styles from './section-nav.module.css';

export interface NavSection {
  id: string;
  label: string;
  icon: LucideIcon;
  unsaved: boolean;
  /** Fields that must be put right. */
  wrong?: number;
}

/** A part of a long page, where its navigation finds it. */
export function Section({ id, children }: PropsWithChildren<{ id: string }>) {
  return (
    <section id={elementId(id)} className={styles.section} tabIndex={-1}>
      {children}
    </section>
  );
}

/** Where the sections of a page are, which one is in sight, and which hold something unsaved or wrong. */
export function SectionNav({ label, sections }: { label: string; sections: readonly NavSection[] }) {
  const current = useSectionInSight(sections.map(({ id }) => id).join(' '));
  return (
    <nav className={styles.nav} aria-label={label}>
      {sections.map(({ id, label: title, icon: Icon, unsaved, wrong = 0 }) => (
        <button key={id} type="button" aria-current={id === current || undefined} onClick={() => goTo(id)}>
          <Icon size={18} aria-hidden />
          <span>{title}</span>
          {wrong > 0 && (
            <em className={styles.wrong}>
              {wrong}
              <span className="unseen"> ช่องที่ต้องแก้</span>
            </em>
          )}
          {wrong === 0 && unsaved && (
            <i className={styles.dot}>
              <span className="unseen">แก้แล้วยังไม่บันทึก</span>
            </i>
          )}
        </button>
      ))}
    </nav>
  );
}

const elementId = (id: string) => `section-${id}`;

/** Whoever goes on by keyboard is there, too. */
function goTo(id: string): void {
  const section = document.getElementById(elementId(id));
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/** The upper part of the window, where people read. */
const READ_IN = { rootMargin: '-120px 0px -65% 0px' };

/** @param ids with spaces between */
function useSectionInSight(ids: string): string {
  const [inSight, setInSight] = useState('');
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      if (seen) setInSight(seen.target.id.replace(elementId(''), ''));
    }, READ_IN);
    for (const id of ids.split(' ')) {
      const section = document.getElementById(elementId(id));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return inSight || (ids.split(' ')[0] ?? '');
}
