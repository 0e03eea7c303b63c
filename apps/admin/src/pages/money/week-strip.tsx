import { dayNumber, shortWeekday } from '@wethi/format';
import { Check, CircleAlert } from 'lucide-react';
import type { MoneyDay } from './use-money-day';
import styles from './money.module.css';

interface WeekStripProps {
  days: MoneyDay['days'];
  date: string;
  show: (date: string) => void;
}

/** On phones the strip is wider than the page: today is what one looks for. */
function showToday(strip: HTMLElement | null): void {
  if (strip) strip.scrollLeft = strip.scrollWidth;
}

/** How the last seven days came out. */
export function WeekStrip({ days, date, show }: WeekStripProps) {
  return (
    <nav key={days.length} ref={showToday} className={styles.week} aria-label="ผลย้อนหลัง 7 วัน">
      {days.map((day) => (
        <button
          key={day.date}
          type="button"
          aria-current={day.date === date ? 'date' : undefined}
          onClick={() => show(day.date)}
        >
          <small className="secondary">{shortWeekday(day.date)}</small>
          <b className="number">{dayNumber(day.date)}</b>
          {day.differences === 0 ? (
            <small className={styles.agrees}>
              <Check size={14} aria-hidden /> ตรง
            </small>
          ) : (
            <small className={styles.differs}>
              <CircleAlert size={14} aria-hidden /> {day.differences} รายการ
            </small>
          )}
        </button>
      ))}
    </nav>
  );
}
