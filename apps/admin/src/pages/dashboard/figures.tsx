import { toBaht } from '@wethi/contract';
import { baht, count, timeAgo } from '@wethi/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusTag } from '../../feedback/status-tag';
import { useMay } from '../../providers/access';
import styles from './dashboard.module.css';
import { change, isBeyondPercent, type DaySales } from './sales';

interface FigureProps {
  label: string;
  value: string;
  to?: string;
  urgent?: boolean;
  children?: ReactNode;
}

function Figure({ label, value, to, urgent = false, children }: FigureProps) {
  const content = (
    <>
      <span className="secondary">{label}</span>
      <b className={urgent ? styles.urgent : undefined}>{value}</b>
      {children}
    </>
  );
  return to ? (
    <Link className={styles.figure} to={to}>
      {content}
    </Link>
  ) : (
    <div className={styles.figure}>{content}</div>
  );
}

function Trend({ today, yesterday }: { today: number; yesterday: number }) {
  const percent = change(today, yesterday);
  if (percent === undefined) return <small className="secondary">เมื่อวานไม่มียอดขาย</small>;
  if (isBeyondPercent(percent)) return <small className="secondary">เมื่อวาน {baht(toBaht(yesterday))}</small>;
  if (percent === 0) return <StatusTag tone="info">เท่ากับเมื่อวาน</StatusTag>;
  return percent > 0 ? (
    <StatusTag tone="ok">เพิ่มขึ้น {percent}%</StatusTag>
  ) : (
    <StatusTag tone="wait">ลดลง {-percent}%</StatusTag>
  );
}

interface FiguresProps {
  days: DaySales[];
  newMembers: number;
  waiting: number;
  oldest: string | undefined;
  now: number;
}

/** Today in numbers; those that lead to a screen which the role may not see are left out or lead to another. */
export function Figures({ days, newMembers, waiting, oldest, now }: FiguresProps) {
  const [yesterday, today] = days.slice(-2);
  const mayApprove = useMay('orders.approve');
  const maySeePeople = useMay('people.read');
  return (
    <div className={styles.figures}>
      <Figure label="ยอดขายวันนี้" value={baht(toBaht(today?.satang ?? 0))}>
        <Trend today={today?.satang ?? 0} yesterday={yesterday?.satang ?? 0} />
      </Figure>
      <Figure
        label="รอยืนยันการชำระเงิน"
        value={count(waiting)}
        to={mayApprove ? '/ordersConfirm' : '/orders'}
        urgent={waiting > 0}
      >
        {oldest ? (
          <StatusTag tone="wait">เก่าสุด {timeAgo(oldest, now)}</StatusTag>
        ) : (
          <StatusTag tone="ok">ครบแล้ว</StatusTag>
        )}
      </Figure>
      <Figure label="คำสั่งซื้อวันนี้" value={count(today?.orders ?? 0)} to="/orders">
        <small className="secondary">เมื่อวาน {count(yesterday?.orders ?? 0)} รายการ</small>
      </Figure>
      {maySeePeople && (
        <Figure label="สมาชิกใหม่วันนี้" value={count(newMembers)} to="/user">
          <small className="secondary">ดูผู้ใช้ทั้งหมด</small>
        </Figure>
      )}
    </div>
  );
}
