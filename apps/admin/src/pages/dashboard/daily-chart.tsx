import { toBaht } from '@wethi/contract';
import { baht, count, dayNumber, recordDate, shortPlainDate } from '@wethi/format';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { Card } from '../../layout/page';
import { BarChart } from '../../report/bar-chart';
import { ChartTable } from '../../report/chart-table';
import { Choices } from './choices';
import styles from './dashboard.module.css';
import { PartFailed } from './part-failed';
import { dayCount, type Period } from './period';
import { useSales, type SalesDay } from './use-figures';

const MONEY = 'เงิน';
const ORDERS = 'คำสั่งซื้อ';

/** Money or orders by day, today dark, with the days before as a line. */
export function DailyChart({ period }: { period: Period }) {
  const [shown, setShown] = useState(MONEY);
  const { days, error, refetch } = useSales(period);
  const choice = <Choices label="แสดง" options={[MONEY, ORDERS]} value={shown} onChange={setShown} />;
  return (
    <Card title="เงินและคำสั่งซื้อรายวัน" extra={choice}>
      <PartFailed error={error} retry={refetch} />
      {!days && !error && <Skeleton active className={styles.chart} />}
      {days && <Chart {...days} period={period} isMoney={shown === MONEY} />}
    </Card>
  );
}

interface ChartProps {
  now: SalesDay[];
  before: SalesDay[];
  period: Period;
  isMoney: boolean;
}

function Chart({ now, before, period, isMoney }: ChartProps) {
  const valueOf = ({ satang, orders }: SalesDay) => (isMoney ? toBaht(satang) : orders);
  const text = (value: number) => (isMoney ? baht(value) : `${count(value)} คำสั่งซื้อ`);
  const bars = now.map((day) => {
    const value = valueOf(day);
    return { label: dayNumber(day.date), title: `${shortPlainDate(day.date)} ${text(value)}`, value };
  });
  const rows = now.map((day, place) => {
    const then = before[place];
    const cells = [recordDate(day.date), baht(toBaht(day.satang)), count(day.orders)];
    return then ? [...cells, text(valueOf(then))] : cells;
  });
  const head = ['วันที่', 'ยอดสุทธิ', 'คำสั่งซื้อ', ...(before.length > 0 ? ['ช่วงก่อน'] : [])];
  return (
    <div className={styles.chart}>
      <BarChart
        name={isMoney ? 'เงินรายวัน' : 'คำสั่งซื้อรายวัน'}
        bars={bars}
        beside={before.length > 0 ? before.map(valueOf) : undefined}
      />
      <ul className={styles.legend}>
        <li>
          <i className={styles.ofPeriod} aria-hidden /> ช่วงนี้
        </li>
        {period.to === period.today && (
          <li>
            <i className={styles.ofToday} aria-hidden /> วันนี้ ยังไม่จบวัน
          </li>
        )}
        {before.length > 0 && (
          <li>
            <i className={styles.ofBefore} aria-hidden /> {dayCount(period)} วันก่อนหน้า
          </li>
        )}
      </ul>
      <ChartTable head={head} rows={rows} />
    </div>
  );
}
