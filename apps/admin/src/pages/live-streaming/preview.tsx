import { useQuery } from '@tanstack/react-query';
import type { BegunSong, LiveHealth, LivePhase } from '@wethi/contract';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { Square, VideoOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { StatusTag } from '../../feedback/status-tag';
import { Card } from '../../layout/page';
import { usePanel } from '../../panel/use-panel';
import { CheckRow } from './signal/check-row';
import { checksOf } from './signal/checks';
import { SoundBars } from './signal/sound-bars';
import { EndDialog } from './end-dialog';
import type { LiveShow } from './live-show';
import { PictureChips } from './picture-chips';
import { LineTestButton } from './ready/line-test-button';
import styles from './studio.module.css';

/** The files open for three minutes at least; each reading opens them anew. */
const OPEN_AGAIN_MS = 90_000;

const Player = lazy(() => import('@wethi/player').then(({ LivePlayer }) => ({ default: LivePlayer })));

interface PreviewProps {
  show: LiveShow;
  phase: LivePhase;
  health: LiveHealth | null;
  songs: BegunSong[];
  watching: number;
  changed: () => void;
}

/** What the band sends, as viewers see it, what is wrong with it, and the way to end. */
export function Preview({ show, phase, health, songs, watching, changed }: PreviewProps) {
  const ending = usePanel('end');
  const { data } = useQuery({
    queryKey: ['preview', show.video_id, phase],
    queryFn: () => call('GET', 'videosUserViewById', { query: { id: show.video_id } }),
    enabled: phase === 'onAir',
    retry: 5,
    refetchInterval: OPEN_AGAIN_MS,
    refetchIntervalInBackground: true,
    meta: { background: true },
  });
  const url = data?.data?.playback.url;
  return (
    <Card
      title="ภาพจากวง"
      extra={
        health?.state === 'onAir' ? <StatusTag tone="ok">ดี</StatusTag> : <StatusTag tone="info">รอสัญญาณ</StatusTag>
      }
    >
      <div className={styles.picture}>
        {url ? (
          <Suspense>
            <Player
              key={url}
              autoPlay
              url={url}
              title={show.live_streaming_name}
              chapters={songs}
              overlay={<SoundBars />}
            />
          </Suspense>
        ) : (
          <div className={styles.noSignal}>
            <VideoOff size={40} aria-hidden />
            <b>ยังไม่มีสัญญาณ</b>
            <span>กดเริ่มสตรีมใน OBS แล้วรอไม่เกิน 5 วินาที</span>
          </div>
        )}
        {phase === 'onAir' && <PictureChips show={show} song={songs.at(-1)} watching={watching} health={health} />}
      </div>
      {health && (
        <ul className={styles.checks}>
          {checksOf(health).map((check) => (
            <li key={check.name}>
              <CheckRow check={check} />
            </li>
          ))}
        </ul>
      )}
      {phase === 'ready' && health?.state !== 'onAir' && <LineTestButton />}
      {phase === 'onAir' && (
        <div className={styles.endBar}>
          <span>
            <b>กำลังออกอากาศ</b>
            <small>กดจบเมื่อวงเล่นเพลงสุดท้ายเสร็จ คนดูจะเห็นหน้าขอบคุณ</small>
          </span>
          <Button danger icon={<Square size={16} aria-hidden />} onClick={() => ending.show()}>
            จบการถ่ายทอด
          </Button>
        </div>
      )}
      {ending.open && (
        <EndDialog show={show} songs={songs} watching={watching} close={ending.close} changed={changed} />
      )}
    </Card>
  );
}
