import { count } from '@wethi/format';
import { classNames } from '../../../ui/class-names';
import styles from './statistics.module.css';
import type { Bar } from './watched-query';

interface ChartProps {
  /** What the bars count, as a sentence. */
  sentence: string;
  /** What the labels are. */
  head: string;
  bars: Bar[];
}

/** Bars of one colour, the highest lighter and with its number; the same as a table below. */
export function Chart({ sentence, head, bars }: ChartProps) {
  const most = Math.max(1, ...bars.map(({ minutes }) => minutes));
  const highest = bars.findIndex(({ minutes }) => minutes === most);
  const summary = highest < 0 ? sentence : `${sentence} มากที่สุด ${bars[highest]?.label} ${count(most)} นาที`;
  return (
    <>
      <p className="small t2">{sentence}</p>
      <div className={styles.chart} role="img" aria-label={summary}>
        {bars.map(({ label, minutes }, index) => (
          <div key={label} className={classNames(styles.bar, index === highest && styles.highest)}>
            <span className="xs num">{index === highest ? `${count(minutes)} นาที` : ''}</span>
            <i style={{ height: `${Math.round((minutes / most) * 100)}%` }} />
            <small className="num">{index % 2 === (bars.length - 1) % 2 ? label : ''}</small>
          </div>
        ))}
      </div>
      <details className={styles.table}>
        <summary>ดูเป็นตาราง</summary>
        <table>
          <caption className="sr">{sentence}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">นาที</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, minutes }) => (
              <tr key={label}>
                <td>{label}</td>
                <td className="num">{count(minutes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
