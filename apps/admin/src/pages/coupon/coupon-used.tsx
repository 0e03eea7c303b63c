import { useQuery } from '@tanstack/react-query';
import { baht, count, dayMonth, recordDate } from '@wethi/format';
import { call } from '@wethi/http';
import { Progress, Skeleton } from 'antd';
import { Link } from 'react-router';
import { ReadFailed } from '../../feedback/read-failed';
import { BarChart } from '../../report/bar-chart';
import { ChartTable } from '../../report/chart-table';
import styles from './coupon.module.css';

/** How often a coupon was used, what it took off and what came in, day by day. */
export function CouponUsed({ id }: { id: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['couponUses', id],
    queryFn: async () => (await call('GET', 'couponUses', { query: { id } })).data,
  });
  if (error) return <ReadFailed what="การใช้คูปอง" error={error} retry={refetch} />;
  if (!data) return <Skeleton active title={false} />;
  const { used, coupon_limit, discount, net, days } = data;
  const part = coupon_limit === null ? undefined : Math.min(100, Math.round((used / coupon_limit) * 100));
  return (
    <section className={styles.used} aria-labelledby="used">
      <div className={styles.head}>
        <h3 id="used">ใช้ไปแล้ว</h3>
        <Link to={`/orders?coupon_id=${id}`}>ดูคำสั่งซื้อ</Link>
      </div>
      <dl className={styles.sums}>
        <Sum label="ใช้แล้ว" value={coupon_limit === null ? count(used) : `${count(used)} / ${count(coupon_limit)}`} />
        <Sum label="ลดไป" value={baht(discount)} />
        <Sum label="ยอดที่ได้" value={baht(net)} />
      </dl>
      {part !== undefined && <Progress percent={part} aria-label={`ใช้แล้ว ${part}%`} />}
      <BarChart
        name="ใช้คูปองรายวัน"
        bars={days.map((day) => ({
          label: dayMonth(day.date),
          title: `${dayMonth(day.date)} ${count(day.used)} ครั้ง`,
          value: day.used,
        }))}
      />
      <ChartTable head={['วันที่', 'ครั้ง']} rows={days.map((day) => [recordDate(day.date), count(day.used)])} />
    </section>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="number">{value}</dd>
    </div>
  );
}
