import { bangkokTime, count, hourMinute } from '@wethi/format';
import { Card } from '../../../layout/page';
import { axis } from '../../../report/axis';
import { ChartTable } from '../../../report/chart-table';
import { LineChart } from '../../../report/line-chart';
import type { LiveShow } from '../live-show';
import styles from '../studio.module.css';
import { secondsOf, useSignal, type SignalMinute } from './use-signal';

/** The last hour is what can still be mended. */
const SHOWN_MINUTES = 60;

/** How the line of the band was lately, and how late the show came through; each from its second minute. */
export function SignalCharts({ show }: { show: LiveShow }) {
  const minutes = useSignal(show)?.minutes.slice(-SHOWN_MINUTES) ?? [];
  return (
    <div className={styles.charts}>
      <Chart
        title="บิตเรตที่รับได้"
        unit="กิโลบิตต่อวินาที"
        minutes={minutes}
        valueOf={({ bitrate }) => Math.round(bitrate / 1000)}
        text={count}
      />
      <Chart
        title="ถึงคนดูในกี่วินาที"
        unit="วินาที"
        minutes={minutes.filter(({ delay }) => delay !== null)}
        valueOf={({ delay }) => secondsOf(delay ?? 0)}
        text={(seconds) => seconds.toFixed(1)}
      />
    </div>
  );
}

interface ChartProps {
  title: string;
  unit: string;
  minutes: readonly SignalMinute[];
  valueOf: (minute: SignalMinute) => number;
  text: (value: number) => string;
}

function Chart({ title, unit, minutes, valueOf, text }: ChartProps) {
  const points = minutes.map((minute) => ({
    label: hourMinute(bangkokTime(minute.at).time),
    value: valueOf(minute),
  }));
  const [first] = points;
  const last = points.at(-1);
  if (points.length < 2 || !first || !last) return null;
  const values = points.map(({ value }) => value);
  const most = Math.max(...values);
  const sentence = `${title} ${first.label} ถึง ${last.label} น. ต่ำสุด ${text(Math.min(...values))} สูงสุด ${text(most)} ${unit}`;
  return (
    <Card title={title}>
      <div className={styles.pad}>
        <LineChart isNarrow name={title} sentence={sentence} points={points} marks={axis(most)} mark={text} />
        <ChartTable head={['เวลา', unit]} rows={points.map(({ label, value }) => [label, text(value)])} />
      </div>
    </Card>
  );
}
