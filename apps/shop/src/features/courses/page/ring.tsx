import { Check } from 'lucide-react';
import styles from './ring.module.css';

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** How much of a course is learned. */
export function Ring({ percent }: { percent: number }) {
  return (
    <div className={`num ${styles.ring}`} role="img" aria-label={`เรียนไปแล้ว ${percent} เปอร์เซ็นต์`}>
      <svg viewBox="0 0 92 92" aria-hidden>
        <circle cx="46" cy="46" r={RADIUS} />
        {percent > 0 && <circle cx="46" cy="46" r={RADIUS} strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`} />}
      </svg>
      {percent === 100 ? <Check size={32} aria-hidden /> : `${percent}%`}
    </div>
  );
}
