import { useQuery } from '@tanstack/react-query';
import { bangkokTime, count, hourMinute } from '@wethi/format';
import { call } from '@wethi/http';
import { Card } from '../../layout/page';
import { axis } from '../../report/axis';
import { ChartTable } from '../../report/chart-table';
import { LineChart } from '../../report/line-chart';
import type { LiveShow } from './live-show';
import styles from './studio.module.css';

const TITLE = 'บิตเรตที่รับได้';
const LOOK_AGAIN_MS = 30_000;

/** How the line of the band was in the last hour; nothing before its second minute. */
export function BitrateChart({ show: { id } }: { show: LiveShow }) {
  const { data } = useQuery({
    queryKey: ['liveStreamingBitrate', id],
    queryFn: () => call('GET', 'liveStreamingBitrate', { query: { id } }),
    refetchInterval: LOOK_AGAIN_MS,
    meta: { background: true },
  });
  const points = (data?.data ?? []).map(({ at, bitrate }) => ({
    label: hourMinute(bangkokTime(at).time),
    value: Math.round(bitrate / 1000),
  }));
  const [first] = points;
  const last = points.at(-1);
  if (points.length < 2 || !first || !last) return null;
  const values = points.map(({ value }) => value);
  const most = Math.max(...values);
  const sentence = `บิตเรต ${first.label} ถึง ${last.label} น. ต่ำสุด ${count(Math.min(...values))} สูงสุด ${count(most)} กิโลบิตต่อวินาที`;
  return (
    <Card title={TITLE}>
      <div className={styles.pad}>
        <LineChart name={TITLE} sentence={sentence} points={points} marks={axis(most)} mark={count} />
        <ChartTable head={['เวลา', 'กิโลบิตต่อวินาที']} rows={points.map(({ label, value }) => [label, count(value)])} />
      </div>
    </Card>
  );
}
