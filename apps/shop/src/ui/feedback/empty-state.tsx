import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** It stands in one with more. */
  inCard?: boolean;
  /** What to do next. */
  children?: ReactNode;
}

/** Nothing to show yet: an empty stage in its light, why, and what to do. */
export function EmptyState({ icon, title, text, inCard, children }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, inCard && styles.inCard)}>
      <Spot icon={icon} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className={styles.action}>{children}</div>}
    </div>
  );
}

function Spot({ icon: Icon }: { icon: LucideIcon }) {
  const cone = useId();
  return (
    <svg className={styles.spot} viewBox="0 0 168 120" aria-hidden>
      <defs>
        <linearGradient id={cone} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#CBB0FF" stopOpacity=".75" />
          <stop offset="1" stopColor="#7438E0" stopOpacity=".06" />
        </linearGradient>
      </defs>
      <path d="M78 4h12l42 96H36z" fill={`url(#${cone})`} />
      <ellipse cx="84" cy="102" rx="52" ry="11" fill="#33254F" />
      <ellipse cx="84" cy="101" rx="38" ry="7" fill="#AE82FF" opacity=".28" />
      <rect x="74" y="0" width="20" height="9" rx="4" fill="#7D6CA0" />
      <Icon x={66} y={56} width={36} height={36} strokeWidth={2.4} className={styles.icon} />
    </svg>
  );
}
