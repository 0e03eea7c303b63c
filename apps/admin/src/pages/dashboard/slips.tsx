import { count, dayNumber, recordDate, spokenDuration } from '@wethi/format';
import { Skeleton } from 'antd';
import { Card } from '../../layout/page';
import { ChartTable } from '../../report/chart-table';
import styles from './dashboard.module.css';
import { shareOfMachine } from './figures';
import { PartFailed } from './part-failed';
import type { Period } from './period';
import { useApprovals } from './use-figures';

const WIDTH = 400;
const HEIGHT = 90;
const MAX_LABELS = 14;

/** Which part of the slips the machine approved by itself, day by day. */
export function Slips({ period }: { period: Period }) {
  const { data, error, refetch } = useApprovals(period);
  const { machine, all, percent } = shareOfMachine(data?.days);
  return (
    <Card title="สลิปที่ระบบอนุมัติเอง">
      <PartFailed error={error} retry={refetch} />
      {!data && !error && <Skeleton active className={styles.chart} />}
      {data && all === 0 && <p className={`secondary ${styles.chart}`}>ยังไม่มีสลิปที่อนุมัติในช่วงนี้</p>}
      {data && all > 0 && (
        <div className={styles.chart}>
          <dl className={styles.shares}>
            <div>
              <dt>ระบบอนุมัติเอง</dt>
              <dd>{percent}%</dd>
            </div>
            {data.seconds_by_person !== null && (
              <div>
                <dt>คนตรวจ ใช้เวลา</dt>
                <dd>{spokenDuration(data.seconds_by_person)}</dd>
              </div>
            )}
          </dl>
          <Stacks days={data.days} />
          <ul className={styles.legend}>
            <li>
              <i className={styles.ofToday} aria-hidden /> ระบบ {count(machine)}
            </li>
            <li>
              <i className={styles.ofPerson} aria-hidden /> คน {count(all - machine)}
            </li>
          </ul>
          <ChartTable
            head={['วันที่', 'ระบบ', 'คน']}
            rows={data.days.map((day) => [recordDate(day.date), count(day.by_machine), count(day.by_person)])}
          />
        </div>
      )}
    </Card>
  );
}

/** A full bar for each day that had a slip, the machine's part below. */
function Stacks({ days }: { days: readonly { date: string; by_machine: number; by_person: number }[] }) {
  const room = WIDTH / days.length;
  const every = Math.ceil(days.length / MAX_LABELS);
  const { machine, all } = shareOfMachine(days);
  const sentence = `ระบบอนุมัติเอง ${count(machine)} จาก ${count(all)} ใบ`;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`} role="img" aria-label={sentence} className={styles.stacks}>
      {days.map(({ date, by_machine, by_person }, place) => {
        const sum = by_machine + by_person;
        const low = sum === 0 ? 0 : (HEIGHT * by_machine) / sum;
        const box = { x: room * (place + 0.12), width: room * 0.76, rx: Math.min(3, room * 0.2) };
        return (
          <g key={date}>
            {by_person > 0 && <rect {...box} y={0} height={HEIGHT - low} className={styles.byPerson} />}
            {by_machine > 0 && <rect {...box} y={HEIGHT - low} height={low} className={styles.byMachine} />}
            {(days.length - 1 - place) % every === 0 && (
              <text x={room * (place + 0.5)} y={HEIGHT + 14} textAnchor="middle">
                {dayNumber(date)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
