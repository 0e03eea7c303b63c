import type { Schema } from '@wethi/api-client';
import { baht, bangkokTime, clockTime, count, recordDate } from '@wethi/format';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import styles from './messages.module.css';

interface WhatIsSentProps {
  text: string | undefined;
  to: Pick<Schema<'Audience'>, 'people' | 'sms' | 'mail' | 'parts' | 'cost'>;
  leaves: Date;
}

/** What is confirmed before a message goes out: the words once more, to how many, what it costs and when. */
export function WhatIsSent({ text, to: { people, sms, mail, parts, cost }, leaves }: WhatIsSentProps) {
  return (
    <div className={styles.confirm}>
      <p className={styles.bubble}>{text}</p>
      <dl>
        <dt>ผู้รับ</dt>
        <dd>{count(people)} คน</dd>
        <dt>ทาง</dt>
        <dd>
          อีเมล {count(mail)} · SMS {count(sms)} ({count(parts)} ข้อความ)
        </dd>
        <dt>ค่าส่งราว</dt>
        <dd>
          <b className="number">{baht(cost)}</b>
        </dd>
        <dt>เวลา</dt>
        <dd>
          <Leaves at={leaves} />
        </dd>
      </dl>
      <p className={styles.note}>
        <TriangleAlert size={20} aria-hidden />
        ส่งแล้วเรียกคืนไม่ได้ อ่านข้อความอีกครั้ง
      </p>
    </div>
  );
}

/** What goes out now cannot be taken back. */
function Leaves({ at }: { at: Date }) {
  const [isNow] = useState(() => at.getTime() <= Date.now());
  const { date, time } = bangkokTime(at);
  if (isNow) return <b>ส่งเลย</b>;
  return (
    <>
      <b className="number">
        {recordDate(date)} {clockTime(time)}
      </b>{' '}
      ยกเลิกได้ก่อนเวลานี้
    </>
  );
}
