import { bangkokTime, count, dayMonth, hourMinute, shortCount } from '@wethi/format';
import { call } from '@wethi/http';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import { axis } from '../../report/axis';
import { ChartTable } from '../../report/chart-table';
import { LineChart } from '../../report/line-chart';
import { besideEach } from './beside-each';
import type { ShowQuery } from './period';
import styles from './statistics.module.css';
import { useReport } from './use-report';

interface ViewersChartProps {
  title?: string;
  query: ShowQuery;
  /** It stands beside something else. */
  isNarrow?: boolean;
  /** How many watch at the moment, of a show that goes on. */
  now?: number;
  /** What happened, and when. */
  notes?: readonly { at: string; text: string }[];
  /** Beside the title. */
  extra?: ReactNode;
}

/** How many watched at the same time; where both are asked for, the show itself with an average day of its replay beside it. */
export function ViewersChart({ title = 'คนดูในแต่ละนาที', query, isNarrow, now, notes = [], extra }: ViewersChartProps) {
  const replay = useReport('replay', query, async (query) =>
    query.live === undefined ? (await call('GET', 'videosStatisticsShowReplay', { query })).data : [],
  );
  const again = replay.data ?? [];
  const shown: ShowQuery = again.length > 0 ? { ...query, live: 'Y' } : query;
  const { data, error, refetch } = useReport('viewers', shown, (query) =>
    call('GET', 'videosStatisticsShowViewers', { query }),
  );
  if (error) return <ReadFailed what={title} error={error} retry={refetch} />;
  if (!data || replay.isPending) return <Skeleton active />;
  const moments = data.data ?? [];
  const [first] = moments;
  if (!first) return null;
  const last = moments.at(-1) ?? first;
  const oneDay = bangkokTime(first.at).date === bangkokTime(last.at).date;
  const labelOf = (at: string) => {
    const { date, time } = bangkokTime(at);
    return oneDay ? hourMinute(time) : `${dayMonth(date)} ${hourMinute(time)}`;
  };
  const best = moments.reduce((one, other) => (other.viewers > one.viewers ? other : one));
  const points = moments.map(({ at, viewers }) => ({ label: labelOf(at), value: viewers }));
  const beside = again.length > 0 ? besideEach(moments, again) : undefined;
  const most = Math.max(best.viewers, ...(beside ?? []).map((viewers) => viewers ?? 0));
  return (
    <Card
      title={title}
      extra={
        now === undefined ? (
          (extra ?? (beside && <Legend />))
        ) : (
          <span className="secondary number">
            ตอนนี้ <b>{count(now)}</b> · สูงสุด <b>{count(Math.max(now, best.viewers))}</b>
          </span>
        )
      }
    >
      <div className={styles.chart}>
        <LineChart
          isNarrow={isNarrow}
          name={title}
          sentence={[
            `จำนวนคนดู ${labelOf(first.at)} ถึง ${labelOf(last.at)} น. สูงสุด ${count(best.viewers)} คน`,
            ...notes.map(({ at, text }) => `${labelOf(at)} น. ${text}`),
          ].join(' ')}
          points={points}
          beside={beside}
          marks={axis(most)}
          mark={shortCount}
          peak={{ at: moments.indexOf(best), text: `สูงสุด ${count(best.viewers)}` }}
          events={notes.map(({ at, text }) => ({ at: Math.max(0, lastUntil(moments, at)), text }))}
        />
        <ChartTable
          head={['เวลา', beside ? 'สด' : 'คนดู', ...(beside ? ['ย้อนหลัง (เฉลี่ย)'] : [])]}
          rows={moments.map(({ at, viewers }, index) => [
            ...[labelOf(at), count(viewers)],
            ...(beside ? [count(beside[index] ?? 0)] : []),
          ])}
        />
      </div>
    </Card>
  );
}

/** Instants are told in one form, so their order is that of their letters. */
const lastUntil = (moments: readonly { at: string }[], at: string) => moments.findLastIndex((one) => one.at <= at);

function Legend() {
  return (
    <span className={styles.legend}>
      <i /> สด <i data-dashed /> ย้อนหลัง (เฉลี่ย)
    </span>
  );
}
