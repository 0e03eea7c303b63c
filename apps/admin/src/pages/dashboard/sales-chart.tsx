import { toBaht } from '@wethi/contract';
import { baht, dayNumber, shortCount, shortPlainDate } from '@wethi/format';
import styles from './dashboard.module.css';
import { axis, type DaySales } from './sales';

const LEFT = 56;
const TOP = 20;
const BOTTOM = 190;
const WIDTH = 680;

function Axis({ marks }: { marks: number[] }) {
  const highest = marks.at(-1) ?? 1;
  return marks.map((mark) => {
    const y = BOTTOM - ((BOTTOM - TOP) * mark) / highest;
    return (
      <g key={mark}>
        <path d={`M${LEFT - 8} ${y}H${WIDTH - 10}`} stroke={mark === 0 ? 'var(--line-3)' : 'var(--line-4)'} />
        <text x={LEFT - 14} y={y + 4} textAnchor="end">
          {shortCount(mark)}
        </text>
      </g>
    );
  });
}

function Bars({ days, highest }: { days: DaySales[]; highest: number }) {
  const room = (WIDTH - 10 - LEFT) / days.length;
  return days.map(({ date, satang }, index) => {
    const height = ((BOTTOM - TOP) * toBaht(satang)) / highest;
    const x = LEFT + room * index;
    return (
      <g key={date}>
        <rect
          x={x}
          y={BOTTOM - height}
          width={room * 0.6}
          height={height}
          rx="4"
          fill={index === days.length - 1 ? 'var(--primary)' : 'var(--primary-soft)'}
        >
          <title>{`${shortPlainDate(date)} ${baht(toBaht(satang))}`}</title>
        </rect>
        <text x={x + room * 0.3} y={BOTTOM + 20} textAnchor="middle">
          {dayNumber(date)}
        </text>
      </g>
    );
  });
}

/** On phones the chart is wider than its card: today is what one looks for. */
function showToday(frame: HTMLElement | null): void {
  if (frame) frame.scrollLeft = frame.scrollWidth;
}

/** Approved sales by day; today is the dark bar. The same numbers stand in a table below. */
export function SalesChart({ days }: { days: DaySales[] }) {
  const best = days.reduce((one, other) => (other.satang > one.satang ? other : one));
  const marks = axis(toBaht(best.satang));
  const label = `ยอดขาย ${days.length} วัน สูงสุด ${baht(toBaht(best.satang))} วันที่ ${shortPlainDate(best.date)}`;
  return (
    <div className={styles.chart}>
      <div className={styles.chartFrame} ref={showToday} tabIndex={0} role="group" aria-label="กราฟยอดขาย เลื่อนได้">
        <svg viewBox={`0 0 ${WIDTH} 220`} role="img" aria-label={label}>
          <Axis marks={marks} />
          <Bars days={days} highest={marks.at(-1) ?? 1} />
        </svg>
      </div>
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
