import { count, dayMonth, recordDate } from '@wethi/format';
import { Link } from 'react-router';
import { Card } from '../../layout/page';
import { ChartTable } from '../../report/chart-table';
import styles from './dashboard.module.css';
import type { Period } from './period';
import { useNewMembers } from './use-figures';

/** New customers by day. */
export function NewMembersChart({ period }: { period: Period }) {
  const { days } = useNewMembers(period);
  if (!days || days.now.length < 2) return null;
  return (
    <Card title="สมาชิกใหม่" extra={<Link to="/user">ดูรายชื่อ</Link>}>
      <div className={styles.chart}>
        <Area days={days.now} />
        <ChartTable head={['วันที่', 'คน']} rows={days.now.map(({ date, number }) => [recordDate(date), count(number)])} />
      </div>
    </Card>
  );
}

const BOTTOM = 100;
const HEIGHT = 80;

/** The day with most says how many, the first and the last their names. */
function Area({ days }: { days: readonly { date: string; number: number }[] }) {
  const best = days.reduce((one, other) => (other.number > one.number ? other : one));
  const at = ({ number }: { number: number }, place: number) =>
    [6 + (348 * place) / (days.length - 1), BOTTOM - (HEIGHT * number) / (best.number || 1)] as const;
  const points = days.map(at).join(' ');
  const [x, y] = at(best, days.indexOf(best));
  return (
    <svg
      viewBox="0 0 360 122"
      className={styles.members}
      role="img"
      aria-label={`สมาชิกใหม่รายวัน สูงสุด ${count(best.number)} คน วันที่ ${dayMonth(best.date)}`}
    >
      <polygon points={`6,${BOTTOM} ${points} 354,${BOTTOM}`} />
      <polyline points={points} />
      <text x={x} y={y - 6} textAnchor="middle">
        {count(best.number)}
      </text>
      {days[0] && (
        <text x={6} y={118}>
          {dayMonth(days[0].date)}
        </text>
      )}
      <text x={354} y={118} textAnchor="end">
        {dayMonth(days.at(-1)?.date ?? best.date)}
      </text>
    </svg>
  );
}
