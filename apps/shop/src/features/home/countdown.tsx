import { remaining } from '@wethi/format';
import { Chip } from '../../ui/actions/chip';
import { useNow } from '../../ui/time/use-now';
import styles from './hero.module.css';

const PARTS = [
  ['days', 'วัน'],
  ['hours', 'ชั่วโมง'],
  ['minutes', 'นาที'],
  ['seconds', 'วินาที'],
] as const;

const SECOND_MS = 1000;

/** Time until a show; when it is over, that the show is about to begin. Screen readers hear the minutes, not every second. */
export function Countdown({ until, serverNow }: { until: number; serverNow: number }) {
  const now = useNow(serverNow, SECOND_MS);
  const left = remaining((until - now) / 1000);
  if (now >= until)
    return (
      <p className={styles.started}>
        <Chip kind="glass">กำลังจะเริ่ม</Chip>
      </p>
    );
  const label = `เหลือเวลาอีก ${left.days} วัน ${left.hours} ชั่วโมง ${left.minutes} นาที`;
  return (
    <div className={styles.count} role="timer" aria-label={label}>
      {PARTS.map(([part, word]) => (
        <div key={part} aria-hidden>
          <b>{String(left[part]).padStart(2, '0')}</b>
          <span>{word}</span>
        </div>
      ))}
    </div>
  );
}
