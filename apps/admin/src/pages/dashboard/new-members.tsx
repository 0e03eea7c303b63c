import { count, dayMonth, recordDate } from '@wethi/format';
import { Link } from 'react-router';
import { Card } from '../../layout/page';
import { ChartTable } from '../../report/chart-table';
import { SmallBars } from '../../report/small-bars';
import styles from './dashboard.module.css';
import type { Period } from './period';
import { useNewMembers } from './use-figures';

/** New customers by day. */
export function NewMembersChart({ period }: { period: Period }) {
  const { days } = useNewMembers(period);
  if (!days || days.now.length < 2) return null;
  const bars = days.now.map(({ date, number }) => ({
    ...{ label: dayMonth(date), title: `${dayMonth(date)} ${count(number)} คน`, value: number },
  }));
  return (
    <Card title="สมาชิกใหม่" extra={<Link to="/user">ดูรายชื่อ</Link>}>
      <div className={styles.chart}>
        <SmallBars name="สมาชิกใหม่รายวัน" bars={bars} />
        <ChartTable head={['วันที่', 'คน']} rows={days.now.map(({ date, number }) => [recordDate(date), count(number)])} />
      </div>
    </Card>
  );
}
