import { duration } from '@wethi/format';
import { call } from '@wethi/http';
import { Skeleton } from 'antd';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import { ChartTable } from '../../report/chart-table';
import { LineChart } from '../../report/line-chart';
import type { ShowQuery } from './period';
import { playedSongs, skippedShare } from './songs';
import styles from './statistics.module.css';
import { percent } from './totals';
import { useReport } from './use-report';

const TITLE = 'คนที่ยังดูอยู่ แยกตามเพลง';
/** What fewer left out is no more than chance. */
const MANY = 0.02;
const MARKS = [0, 0.25, 0.5, 0.75, 1];

/** The share of the viewers that still watched in each minute of the set list. */
export function useRetention(query: ShowQuery) {
  return useReport('retention', query, (query) => call('GET', 'videosStatisticsShowRetention', { query }));
}

export function RetentionChart({ query }: { query: ShowQuery }) {
  const { data, error, refetch } = useRetention(query);
  if (error) return <ReadFailed what={TITLE} error={error} retry={refetch} />;
  if (!data) return <Skeleton active />;
  const minutes = data.data ?? [];
  if (minutes.length === 0) return null;
  const songs = playedSongs(minutes, data.songs).map((song) => ({ ...song, skipped: skippedShare(song, minutes) }));
  const [skipped] = [...songs].sort((one, other) => other.skipped.share - one.skipped.share);
  const least = minutes.reduce((one, other) => (other.share < one.share ? other : one));
  const end = minutes.at(-1) ?? least;
  const on = songs.findLast(({ from }) => from <= least.minute);
  const sentence = `สัดส่วนคนที่ยังดูอยู่ ต่ำสุด ${percent(least.share)} ตอน ${duration(least.minute * 60)}${on ? ` เพลง${on.label}` : ''} และเหลือ ${percent(end.share)} ตอนจบ`;
  return (
    <Card title={TITLE} extra={<span className="secondary">แถบสีสลับคือแต่ละเพลง</span>}>
      <div className={styles.chart}>
        <LineChart
          name={TITLE}
          sentence={sentence}
          points={minutes.map(({ minute, share }) => ({ label: duration(minute * 60), value: share }))}
          marks={MARKS}
          mark={percent}
          note={
            skipped && skipped.skipped.share >= MANY
              ? {
                  at: skipped.skipped.minute,
                  text: `ข้าม${skipped.label.replace(/^\d+\. /, '')} ${percent(minutes[skipped.skipped.minute]?.share ?? 0)}`,
                }
              : undefined
          }
          bands={songs.map(({ label, from, to }) => ({ label, from, to: Math.min(to, minutes.length - 1) }))}
        />
        {songs.length > 0 && (
          <ChartTable
            head={['เพลง', 'เริ่ม', 'ยังดูอยู่ตอนเริ่ม', 'ตอนจบ', 'ข้าม']}
            rows={songs.map(({ label, start, atStart, atEnd, skipped }) => [
              label,
              duration(start),
              percent(atStart),
              percent(atEnd),
              percent(skipped.share),
            ])}
          />
        )}
      </div>
    </Card>
  );
}
