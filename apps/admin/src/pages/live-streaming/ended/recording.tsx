import { useQuery } from '@tanstack/react-query';
import type { BegunSong } from '@wethi/contract';
import { call, type DataOf } from '@wethi/http';
import { ChartLine, Check, ListMusic } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { StatusTag } from '../../../feedback/status-tag';
import { Card } from '../../../layout/page';
import type { LiveShow } from '../live-show';
import { useSignal } from '../signal/use-signal';
import studio from '../studio.module.css';
import { Choices } from './choices';
import styles from './ended.module.css';
import { isWhole } from './is-whole';
import { Originals } from './originals';

/** The replay comes by itself, some seconds after the end. */
const LOOK_AGAIN_MS = 3_000;
/** Its files stay open for three minutes at least. */
const OPEN_AGAIN_MS = 90_000;

type Opened = DataOf<'GET', 'videosUserViewById'>;
const isReady = (answer: { data?: Opened } | undefined) => answer?.data?.video_status === 'ready';

const Player = lazy(() => import('@wethi/player').then(({ ReplayPlayer }) => ({ default: ReplayPlayer })));

interface RecordingProps {
  show: LiveShow;
  /** Songs that began in the show. */
  songs: readonly BegunSong[];
  /** People who watch it now. */
  watching: number;
  changed: () => void;
}

/** Plays what buyers see, and says how they see it; its poster and captions are in the drawer of its video. */
export function Recording({ show, songs, watching, changed }: RecordingProps) {
  const { video_id, live_streaming_name } = show;
  const { data, refetch } = useQuery({
    queryKey: ['recording', video_id],
    queryFn: () => call('GET', 'videosUserViewById', { query: { id: video_id } }),
    refetchInterval: ({ state }) => (isReady(state.data) ? OPEN_AGAIN_MS : LOOK_AGAIN_MS),
    retry: false,
    meta: { background: true },
  });
  const video = isReady(data) ? data?.data : undefined;
  return (
    <Card title="ไฟล์บันทึก" extra={<Stand show={show} video={video} />}>
      <div className={styles.recording}>
        {video && (
          <div className={studio.picture}>
            <Suspense>
              <Player key={video.playback.url} url={video.playback.url} title={live_streaming_name} />
            </Suspense>
          </div>
        )}
        {video && (
          <Choices
            show={show}
            video={video}
            songs={songs}
            watching={watching}
            changed={() => {
              void refetch();
              changed();
            }}
          />
        )}
      </div>
      <div className={styles.ways}>
        <Link to={`/video?edit=${video_id}`}>
          <ListMusic size={18} aria-hidden /> ตรวจเวลาเพลงและปก
        </Link>
        <Originals showId={show.id} />
        <Link to={`/videosStatistics/${video_id}`}>
          <ChartLine size={18} aria-hidden /> ดูสถิติเต็ม
        </Link>
      </div>
    </Card>
  );
}

/** Who sees it is said beside it. */
function Stand({ show, video }: { show: LiveShow; video: Opened | undefined }) {
  const signal = useSignal(show);
  if (!video) return <StatusTag tone="wait">กำลังเตรียมไฟล์</StatusTag>;
  if (video.video_disable === 'Y') return <StatusTag tone="info">เห็นเฉพาะหลังบ้าน</StatusTag>;
  if (signal && isWhole(show, signal, video.video_duration ?? 0)) {
    return (
      <StatusTag tone="ok" icon={<Check size={14} aria-hidden />}>
        ครบ ไม่มีช่วงหาย
      </StatusTag>
    );
  }
  return <StatusTag tone="ok">{video.video_type === 'teaser' ? 'ทุกคนดูได้แล้ว' : 'คนซื้อดูได้แล้ว'}</StatusTag>;
}
