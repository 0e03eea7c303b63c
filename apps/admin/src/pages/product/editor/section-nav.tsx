import { Form } from 'antd';
import {
  CalendarDays,
  FileText,
  Image,
  Landmark,
  ListMusic,
  type LucideIcon,
  MessageCircle,
  Tag,
  Text,
  Users,
  Video,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './editor.module.css';
import { SECTIONS, type SectionId } from './sections';

const ICONS: Record<SectionId, LucideIcon> = {
  main: FileText,
  days: CalendarDays,
  prices: Tag,
  places: Users,
  pictures: Image,
  details: Text,
  songs: ListMusic,
  media: Video,
  bank: Landmark,
  chat: MessageCircle,
};

interface SectionNavProps {
  /** Columns that differ from what is saved. */
  changed: readonly string[];
  tiersChanged: boolean;
}

/** Where the sections are, which one is in sight, and which hold something unsaved or wrong. */
export function SectionNav({ changed, tiersChanged }: SectionNavProps) {
  const form = Form.useFormInstance();
  const current = useSectionInSight();
  return (
    <nav className={styles.nav} aria-label="หัวข้อในหน้านี้">
      {SECTIONS.map(({ id, label, columns }) => {
        const wrong = columns.filter((column) => form.getFieldError(column).length > 0).length;
        const Icon = ICONS[id];
        const unsaved = columns.some((column) => changed.includes(column)) || (id === 'prices' && tiersChanged);
        return (
          <button
            key={id}
            type="button"
            aria-current={id === current || undefined}
            onClick={() => document.getElementById(`section-${id}`)?.scrollIntoView({ behavior: 'smooth' })}
          >
            <Icon size={18} aria-hidden />
            <span>{label}</span>
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
        );
      })}
    </nav>
  );
}

/** The upper part of the window, where people read. */
const READ_IN = { rootMargin: '-80px 0px -65% 0px' };

function useSectionInSight(): SectionId {
  const [inSight, setInSight] = useState<SectionId>('main');
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      if (seen) setInSight(seen.target.id.replace('section-', '') as SectionId);
    }, READ_IN);
    for (const { id } of SECTIONS) {
      const section = document.getElementById(`section-${id}`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return inSight;
}
