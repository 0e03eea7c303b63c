import type { Schema } from '@wethi/api-client';
import { baht, clockTime, count, dayMonth, hourMinute, weekday } from '@wethi/format';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../actions/icon-button';
import { Card } from '../../layout/page';
import styles from './messages.module.css';

interface PhonePreviewProps {
  samples: readonly Schema<'SampleCopy'>[];
  /** Baht for each SMS. */
  price: number;
  /** When it goes out. */
  at: { date: string; time: string };
}

/** The message as one of its readers will see it. */
export function PhonePreview({ samples, price, at: { date, time } }: PhonePreviewProps) {
  const [turn, setTurn] = useState(0);
  const sample = samples[turn % Math.max(1, samples.length)];
  return (
    <Card title="ตัวอย่างบนมือถือ">
      <div className={styles.body}>
        <div className={styles.phone}>
          <p className={styles.bar}>
            <b className="number">{hourMinute(time)}</b>
            <b className="secondary">WETHI</b>
          </p>
          <small className="secondary">
            {weekday(date)} {dayMonth(date)} {clockTime(time)}
          </small>
          <p className={styles.bubble}>{sample?.text || 'ข้อความจะแสดงที่นี่'}</p>
          {sample && sample.parts > 0 && (
            <small className="secondary">
              {count(sample.parts)} ข้อความ · {baht(sample.parts * price)} ต่อคน
            </small>
          )}
        </div>
        {sample && (
          <p className={styles.who}>
            <small className="secondary">แสดงเหมือนที่ {sample.name} จะเห็น</small>
            {samples.length > 1 && (
              <IconButton label="ดูของคนถัดไป" icon={<RefreshCw size={18} />} onClick={() => setTurn(turn + 1)} />
            )}
          </p>
        )}
      </div>
    </Card>
  );
}
