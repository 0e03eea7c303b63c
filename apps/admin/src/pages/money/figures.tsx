import { baht, count } from '@wethi/format';
import type { ReactNode } from 'react';
import type { MoneyDay } from './use-money-day';
import styles from './money.module.css';
import { signedBaht } from './signed-baht';

/** A number of the page with its name and what it is made of. */
export function Figure({
  label,
  value,
  wrong = false,
  children,
}: {
  label: string;
  value: string;
  wrong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.figure}>
      <span className="secondary">{label}</span>
      <b className={wrong ? `${styles.wrong} number` : 'number'}>{value}</b>
      <small className="secondary">{children}</small>
    </div>
  );
}

/** What was due on the day, what came, and how far they are apart. */
export function Figures({ day, isToday }: { day: MoneyDay; isToday: boolean }) {
  return (
    <div className={styles.figures}>
      <Figure label={isToday ? 'ควรได้วันนี้' : 'ควรได้'} value={baht(day.expected)}>
        {count(day.orders)} คำสั่งซื้อที่ยืนยันแล้ว
      </Figure>
      <Figure label="พบเงินจริง" value={baht(day.found)}>
        สลิป {count(day.slips)} · บัตร {count(day.cards)} · <span className={styles.whole}>พร้อมเพย์ {count(day.qrs)}</span>
        {day.given_back > 0 && (
          <>
            {' '}
            · <span className={styles.whole}>คืนแล้ว {baht(day.given_back)}</span>
          </>
        )}
      </Figure>
      <Figure label="ต่าง" value={signedBaht(day.apart)} wrong={day.apart !== 0}>
        {day.differences.length === 0 ? 'ตรงทุกรายการ' : `จาก ${count(day.differences.length)} รายการด้านล่าง`}
      </Figure>
      <Figure label="รอยืนยัน" value={baht(day.waiting_net)}>
        {count(day.waiting)} รายการ ยังไม่นับ
      </Figure>
    </div>
  );
}
