import { useGetIdentity } from '@refinedev/core';
import { NavLink } from 'react-router';
import { maySee, type ScreenName } from '../providers/access';
import type { Identity } from '../providers/auth';
import styles from './screen-tabs.module.css';

export interface ScreenTab {
  screen: ScreenName;
  to: string;
  label: string;
  /** How many are behind it. */
  count?: number;
}

/** Screens that belong together, side by side above each of them. */
export function ScreenTabs({ label, tabs }: { label: string; tabs: readonly ScreenTab[] }) {
  const { data: person } = useGetIdentity<Identity>();
  const shown = tabs.filter(({ screen }) => maySee(person?.role, screen));
  return (
    <nav className={styles.tabs} aria-label={label}>
      {shown.map(({ to, label: name, count }) => (
        <NavLink key={to} to={to} end>
          {name} {count !== undefined && <em className="number">{count.toLocaleString('th-TH')}</em>}
        </NavLink>
      ))}
    </nav>
  );
}
