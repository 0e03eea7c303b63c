import { bangkokTime, count, hourMinute, shortCount, shortPlainDate } from '@wethi/format';
import { call } from '@wethi/http';
import { Skeleton } from 'antd';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import { axis } from '../../report/axis';
import { ChartTable } from '../../report/chart-table';
import { LineChart } from '../../report/line-chart';
import type { ShowQuery } from './period';
import styles from './statistics.module.css';
import { useReport } from './use-report';

const TITLE = 'คนดูในแต่ละนาที';

/** How many watched at the same time. */
export function ViewersChart({ query }: { query: ShowQuery }) {
  const { data, error, refetch } = useReport('viewers', query, (query) =>
    call('GET', 'videosStatisticsShowViewers', { query }),
  );
  if (error) return <ReadFailed what={TITLE} error={error} retry={refetch} />;
  if (!data) return <Skeleton active />;
  const moments = data.data ?? [];
  const [first] = moments;
  if (!first) return null;
  const last = moments.at(-1) ?? first;
  const oneDay = bangkokTime(first.at).date === bangkokTime(last.at).date;
  const labelOf = (at: string) => {
    const { date, time } = bangkokTime(at);
    return oneDay ? hourMinute(time) : `${shortPlainDate(date)} ${hourMinute(time)}`;
  };
  const best = moments.reduce((one, other) => (other.viewers > one.viewers ? other : one));
  const points = moments.map(({ at, viewers }) => ({ label: labelOf(at), value: viewers }));
  return (
    <Card title={TITLE}>
      <div className={styles.chart}>
        <LineChart
          name={TITLE}
          sentence={`จำนวนคนดู ${labelOf(first.at)} ถึง ${labelOf(last.at)} น. สูงสุด ${count(best.viewers)} คน`}
          points={points}
          marks={axis(best.viewers)}
          mark={shortCount}
          peak={{ at: moments.indexOf(best), text: `สูงสุด ${count(best.viewers)}` }}
        />
        <ChartTable head={['เวลา', 'คนดู']} rows={moments.map(({ at, viewers }) => [labelOf(at), count(viewers)])} />
      </div>
    </Card>
  );
}
