import { count, duration, fullDuration } from '@wethi/format';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths';
import { ButtonLink } from '../../../ui/actions/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryView } from '../../../ui/feedback/query-view';
import { Card } from '../../../ui/layout/card';
import { Pill, PillRow } from '../../../ui/layout/pill';
import { Chart } from './chart';
import styles from './statistics.module.css';
import { RANGES, type Range, useWatched } from './watched-query';

const LAST_SHOWN = 5;

type Watched = NonNullable<ReturnType<typeof useWatched>['data']>;

/** How much was watched, and what (design: 33 #statistics). */
export function Statistics() {
  const query = useWatched();
  return (
    <section aria-labelledby="watched">
      <QueryView query={query} failure="โหลดสถิติไม่ได้" empty={null}>
        {(watched) => (watched.videos.length > 0 ? <Figures watched={watched} /> : <Nothing />)}
      </QueryView>
    </section>
  );
}

function Nothing() {
  return (
    <>
      <h2 id="watched" className={styles.title}>
        สถิติการรับชม
      </h2>
      <EmptyState icon={ChartColumn} title="ยังไม่มีสถิติ" text="เริ่มดูงานแสดงแรก แล้วกลับมาดูสถิติที่นี่">
        <ButtonLink kind="primary" to={paths.purchases}>
          งานแสดงที่ซื้อ
        </ButtonLink>
      </EmptyState>
    </>
  );
}

function Figures({ watched }: { watched: Watched }) {
  const [range, setRange] = useState<Range>('day');
  const { dayTotalSecond, weekTotalSecond, monthTotalSecond, videos, bars } = watched;
  const finished = videos.filter(({ end_total }) => end_total > 0).length;
  const ranges = Object.keys(RANGES) as Range[];
  return (
    <>
      <header className={styles.head}>
        <h2 id="watched">สถิติการรับชม</h2>
        <PillRow label="ช่วงเวลา">
          {ranges.map((name) => (
            <Pill key={name} pressed={name === range} onClick={() => setRange(name)}>
              {RANGES[name].title}
            </Pill>
          ))}
        </PillRow>
      </header>
      <dl className={styles.figures}>
        <Figure name="วันนี้" value={fullDuration(dayTotalSecond)} note="ชั่วโมง:นาที:วินาที" />
        <Figure name="สัปดาห์นี้" value={fullDuration(weekTotalSecond)} note="ชั่วโมง:นาที:วินาที" />
        <Figure name="เดือนนี้" value={fullDuration(monthTotalSecond)} note="ชั่วโมง:นาที:วินาที" />
        <Figure name="ดูจบแล้ว" value={count(finished)} note={`จาก ${count(videos.length)} วิดีโอ`} />
      </dl>
      <Card>
        <Chart {...RANGES[range]} bars={bars[range]} />
      </Card>
      <Last videos={videos} />
    </>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
      <dd className="xs muted">{note}</dd>
    </div>
  );
}

function Last({ videos }: Pick<Watched, 'videos'>) {
  const last = [...videos].sort((one, other) => other.last_date.localeCompare(one.last_date)).slice(0, LAST_SHOWN);
  return (
    <Card className={styles.last}>
      <h3>ดูล่าสุด</h3>
      <ul>
        {last.map(({ video_id, video_name, time_total, visits }) => (
          <li key={video_id}>
            <Link className="link" to={paths.replay(video_id)}>
              {video_name}
            </Link>
            <p className="xs muted num">
              ดูไป {duration(time_total)} · ครั้งที่ {count(visits)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
