import { toBaht } from '@wethi/contract';
import { baht, dayNumber, shortPlainDate } from '@wethi/format';
import { BarChart } from '../../report/bar-chart';
import styles from './dashboard.module.css';
import type { DaySales } from './sales';

/** Approved sales by day; today is the dark bar. The same numbers stand in a table below. */
export function SalesChart({ days }: { days: DaySales[] }) {
  const bars = days.map(({ date, satang }) => {
    const value = toBaht(satang);
    return { label: dayNumber(date), title: `${shortPlainDate(date)} ${baht(value)}`, value };
  });
  return (
    <div className={styles.chart}>
      <BarChart name={`ยอดขาย ${days.length} วัน`} bars={bars} />
      <details>
        <summary>ดูเป็นตาราง</summary>
        <table className="number">
          <tbody>
            {days.map(({ date, satang, orders }) => (
              <tr key={date}>
                <th scope="row">{shortPlainDate(date)}</th>
                <td>{orders} คำสั่งซื้อ</td>
                <td>{baht(toBaht(satang))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
