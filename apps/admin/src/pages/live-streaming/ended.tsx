import { useQuery } from '@tanstack/react-query';
import { bangkokTime, hourMinute } from '@wethi/format';
import { LIVE_END_UNDO_SECONDS, type BegunSong } from '@wethi/contract';
import { call, type DataOf } from '@wethi/http';
import { Button } from 'antd';
import { Captions, ChartLine, Undo2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { StatusTag } from '../../feedback/status-tag';
import { Card } from '../../layout/page';
import { useSave } from '../../providers/use-save';
import { useNow } from '../../waiting-orders/use-now';
import { Figures } from './figures';
import type { LiveShow } from './live-show';
import { SignalNight } from './signal/signal-night';
import styles from './studio.module.css';

/** The replay comes by itself, some seconds after the end. */
const LOOK_AGAIN_MS = 3_000;
/** Its files stay open for three minutes at least. */
const OPEN_AGAIN_MS = 90_000;

type Opened = DataOf<'GET', 'videosUserViewById'>;
const isReady = (answer: { data?: Opened } | undefined) => answer?.data?.video_status === 'ready';

const Player = lazy(() => import('@wethi/player').then(({ ReplayPlayer }) => ({ default: ReplayPlayer })));

interface EndedProps {
  show: LiveShow;
  /** Songs that began in the show. */
  songs: readonly BegunSong[];
  changed: () => void;
}

/** The show is over: what it came to, its recording, and the way back for ten minutes. */
export function Ended({ show, songs, changed }: EndedProps) {
  return (
    <>
      <Figures show={show} songs={songs} />
      <Recording show={show} />
      <SignalNight show={show} />
      <Reopen show={show} changed={changed} />
    </>
  );
}

/** Plays what buyers see; the poster and captions are in the drawer of its video. */
function Recording({ show }: { show: LiveShow }) {
  const { video_id, live_streaming_name } = show;
  const { data } = useQuery({
    queryKey: ['recording', video_id],
    queryFn: () => call('GET', 'videosUserViewById', { query: { id: video_id } }),
    refetchInterval: ({ state }) => (isReady(state.data) ? OPEN_AGAIN_MS : LOOK_AGAIN_MS),
    retry: false,
    meta: { background: true },
  });
  const url = isReady(data) ? data?.data?.playback.url : undefined;
  return (
    <Card
      title="ดูย้อนหลัง"
      extra={url ? <StatusTag tone="ok">คนซื้อดูได้แล้ว</StatusTag> : <StatusTag tone="wait">กำลังเตรียมไฟล์</StatusTag>}
    >
      {url && (
        <div className={styles.picture}>
          <Suspense>
            <Player key={url} url={url} title={live_streaming_name} />
          </Suspense>
        </div>
      )}
      <p className={styles.pad}>
        <Link to={`/video?edit=${video_id}`}>
          <Captions size={18} aria-hidden /> ตรวจปกและคำบรรยาย
        </Link>{' '}
        <Link to={`/videosStatistics/${video_id}`}>
          <ChartLine size={18} aria-hidden /> ดูสถิติเต็ม
        </Link>
      </p>
    </Card>
  );
}

function Reopen({ show, changed }: Pick<EndedProps, 'show' | 'changed'>) {
  const now = useNow();
  const until = Date.parse(show.live_streaming_end_at ?? '') + LIVE_END_UNDO_SECONDS * 1000;
  const { save: reopen, saving } = useSave(() => call('POST', 'liveStreamingReopen', { body: { id: show.id } }), {
    words: { success: 'เปิดกลับแล้ว เริ่มสตรีมใน OBS ได้เลย', failure: 'เปิดกลับไม่ได้' },
    done: changed,
  });
  return (
    <Card title="จบการถ่ายทอดแล้ว">
      <div className={styles.pad}>
        <p>แชตและคีย์ปิดแล้ว ไฟล์บันทึกเป็นดูย้อนหลังของเวทีนี้</p>
        {now < until && (
          <p>
            <Button icon={<Undo2 size={18} aria-hidden />} loading={saving} onClick={() => reopen(undefined)}>
              เปิดกลับ
            </Button>{' '}
            <span className="secondary number">ได้ถึง {hourMinute(bangkokTime(until).time)} น.</span>
          </p>
        )}
      </div>
    </Card>
  );
}
