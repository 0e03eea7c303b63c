import { useEffect, useState } from 'react';
import { GROUPS } from './groups';
import styles from './settings.module.css';
import type { SettingName } from './use-settings';

/** Where the groups are, which one is in sight, and which hold something unsaved. */
export function GroupNav({ changed }: { changed: readonly SettingName[] }) {
  const current = useGroupInSight();
  return (
    <nav className={styles.nav} aria-label="หัวข้อ">
      {GROUPS.map(({ id, title, icon: Icon, rules }) => (
        <button
          key={id}
          type="button"
          aria-current={id === current || undefined}
          onClick={() => goTo(`settings-${id}`)}
        >
          <Icon size={18} aria-hidden />
          <span>{title}</span>
          {rules.some(({ name }) => changed.includes(name)) && (
            <i className={styles.dot}>
              <span className="unseen">แก้แล้วยังไม่บันทึก</span>
            </i>
          )}
        </button>
      ))}
    </nav>
  );
}

/** Whoever goes on by keyboard is there, too. */
function goTo(id: string): void {
  const group = document.getElementById(id);
  group?.scrollIntoView();
  group?.focus({ preventScroll: true });
}

/** The upper part of the window, where people read. */
const READ_IN = { rootMargin: '-80px 0px -65% 0px' };

function useGroupInSight(): string {
  const [inSight, setInSight] = useState(GROUPS[0]?.id ?? '');
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      if (seen) setInSight(seen.target.id.replace('settings-', ''));
    }, READ_IN);
    for (const { id } of GROUPS) {
      const group = document.getElementById(`settings-${id}`);
      if (group) observer.observe(group);
    }
    return () => observer.disconnect();
  }, []);
  return inSight;
}
