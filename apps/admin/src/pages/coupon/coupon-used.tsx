import { useQuery } from '@tanstack/react-query';
import { baht, count, dayMonth, recordDate } from '@wethi/format';
import { call } from '@wethi/http';
import { Progress, Skeleton } from 'antd';
import { Link } from 'react-router';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import { ChartTable } from '../../report/chart-table';
import { SmallBars } from '../../report/small-bars';
import styles from './coupon.module.css';

export const couponUsesKey = (id: number | undefined) => ['couponUses', id];

/** @param id none for a coupon that is not saved yet, which nobody used */
export function useCouponUses(id: number | undefined) {
  return useQuery({
    queryKey: couponUsesKey(id),
    queryFn: async () => (await call('GET', 'couponUses', { query: { id: id ?? 0 } })).data ?? null,
    enabled: id !== undefined,
  });
}

/** How often a coupon was used, what it took off and what came in, day by day. */
export function CouponUsed({ id }: { id: number }) {
  return (
    <Card
      title="ใช้ไปแล้ว"
      extra={
        <Link className={styles.orders} to={`/orders?coupon_id=${id}`}>
          ดูคำสั่งซื้อ
        </Link>
      }
    >
      <div className={styles.used}>
        <Uses id={id} />
      </div>
    </Card>
  );
}

function Uses({ id }: { id: number }) {
  const { data, error, refetch } = useCouponUses(id);
  if (error) return <ReadFailed what="การใช้คูปอง" error={error} retry={refetch} />;
  if (!data) return <Skeleton active title={false} />;
  const { used, coupon_limit, discount, net, days } = data;
  const part = coupon_limit === null ? undefined : Math.min(100, Math.round((used / coupon_limit) * 100));
  return (
    <>
      <dl className={styles.sums}>
        <Sum label="ใช้แล้ว" value={coupon_limit === null ? count(used) : `${count(used)} / ${count(coupon_limit)}`} />
        <Sum label="ลดไป" value={baht(discount)} />
        <Sum label="ยอดที่ได้" value={baht(net)} />
      </dl>
      {part !== undefined && <Progress percent={part} showInfo={false} aria-label={`ใช้แล้ว ${part}%`} />}
      <SmallBars
        name="ใช้คูปองรายวัน"
        bars={days.map((day) => ({
          label: dayMonth(day.date),
          title: `${dayMonth(day.date)} ${count(day.used)} ครั้ง`,
          value: day.used,
        }))}
      />
      <ChartTable head={['วันที่', 'ครั้ง']} rows={days.map((day) => [recordDate(day.date), count(day.used)])} />
    </>
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
