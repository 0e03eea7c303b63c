import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import type { ReactNode } from 'react';
import { ReadFailed } from '../../feedback/read-failed';
import { idOf, usePanel } from '../../panel/use-panel';
import { Likes } from './likes';
import { Loading } from './loading';
import { NobodyYet } from './nobody-yet';
import { People } from './people';
import { usePeriod, type ShowQuery } from './period';
import { Quality } from './quality';
import { RetentionChart } from './retention-chart';
import styles from './statistics.module.css';
import { Tools } from './tools';
import { momentOf, TotalFigures } from './totals';
import { useReport } from './use-report';
import { Viewer } from './viewer';
import { ViewersChart } from './viewers-chart';

/** How one video was watched. */
export function ShowStatistics({ videoId, chooser }: { videoId: number; chooser: ReactNode }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['videosStatistics', 'video', videoId],
    queryFn: async () => {
      const { data: video } = await call('GET', 'videosById', { query: { id: videoId } });
      const stage = video?.stage_id ? await call('GET', 'stageById', { query: { id: video.stage_id } }) : undefined;
      return { video, stage: stage?.data };
    },
  });
  if (data?.video) return <Loaded video={data.video} stage={data.stage ?? undefined} chooser={chooser} />;
  return (
    <>
      <div className={styles.tools}>{chooser}</div>
      {error && <ReadFailed what="วิดีโอ" error={error} retry={refetch} />}
      {!error && <Loading />}
    </>
  );
}

interface LoadedProps {
  video: Schema<'Video'>;
  stage: Schema<'Stage'> | undefined;
  chooser: ReactNode;
}

function Loaded({ video, stage, chooser }: LoadedProps) {
  const period = usePeriod(stage);
  const query: ShowQuery = { video_id: video.id, ...period.days };
  const viewer = usePanel('viewer');
  const userId = viewer.open ? idOf(viewer) : undefined;
  const { data, error, refetch, dataUpdatedAt } = useReport('totals', query, (query) =>
    call('GET', 'videosStatisticsShow', { query }),
  );
  const totals = data?.data;
  const length = video.video_duration;
  return (
    <>
      <div className={styles.tools}>
        {chooser}
        <Tools name={video.video_name} query={query} period={period} hasNight={Boolean(stage?.stage_date)} />
      </div>
      {error && <ReadFailed what="สถิติ" error={error} retry={refetch} />}
      {!totals && !error && <Loading />}
      {totals && (userId !== undefined || totals.viewers > 0) && (
        <p className="secondary number">นับถึง {momentOf(dataUpdatedAt)} ข้อมูลใหม่เข้าทุก 1 นาที · ดูเกิน 3 นาทีจึงนับเป็นคนดู</p>
      )}
      {totals && userId !== undefined && (
        <Viewer query={query} userId={userId} show={{ name: video.video_name, length }} close={viewer.close} />
      )}
      {totals && userId === undefined && totals.viewers === 0 && (
        <NobodyYet stage={stage} tickets={totals.tickets} isNarrowed={period.period !== 'all' || period.kind !== ''} />
      )}
      {totals && userId === undefined && totals.viewers > 0 && (
        <>
          <TotalFigures totals={totals} />
          <ViewersChart query={query} />
          <RetentionChart query={query} />
          <div className={styles.pair}>
            {video.stage_id !== null && <Likes stageId={video.stage_id} />}
            <div className={styles.stack}>
              <Quality totals={totals} />
            </div>
          </div>
          <People query={query} length={length} open={viewer.show} />
        </>
      )}
    </>
  );
}
