import { remaining } from '@wethi/format';
import styles from './time-left.module.css';

/** How long until a show; screen readers hear the minutes, not every second. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const left = remaining(Math.max(0, seconds));
  const all = [
    [left.days, 'วัน'],
    [left.hours, 'ชั่วโมง'],
    [left.minutes, 'นาที'],
    [left.seconds, 'วินาที'],
  ] as const;
  // The seconds matter only on the day itself.
  const parts = left.days > 0 ? all.slice(0, 3) : all.slice(1);
  return (
    <div
      className={styles.time}
      role="timer"
      aria-label={`เริ่มในอีก ${left.days} วัน ${left.hours} ชั่วโมง ${left.minutes} นาที`}
    >
      {parts.map(([value, word]) => (
        <div key={word} aria-hidden>
          <b>{String(value).padStart(2, '0')}</b>
          <span>{word}</span>
        </div>
      ))}
    </div>
  );
}
