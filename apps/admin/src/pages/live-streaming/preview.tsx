import { useQuery } from '@tanstack/react-query';
import { LIVE_END_UNDO_SECONDS, type BegunSong, type LiveHealth, type LivePhase } from '@wethi/contract';
import { count } from '@wethi/format';
import { call } from '@wethi/http';
import { Button, Modal } from 'antd';
import { Eye, Square } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { StatusTag } from '../../feedback/status-tag';
import { Card } from '../../layout/page';
import { usePanel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import { CheckRow } from './signal/check-row';
import { checksOf } from './signal/checks';
import type { LiveShow } from './live-show';
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
  const chatAfter = useChatAfter(show.id);
  const { save: end, saving } = useSave(() => call('POST', 'liveStreamingEnd', { body: { id: show.id } }), {
    words: { success: 'จบการถ่ายทอดแล้ว', failure: 'จบการถ่ายทอดไม่สำเร็จ' },
    done: () => {
      ending.close();
      changed();
    },
  });
  return (
    <Card
      title="ภาพจากวง"
      extra={
        health?.state === 'onAir' ? <StatusTag tone="ok">ดี</StatusTag> : <StatusTag tone="wait">รอสัญญาณ</StatusTag>
      }
    >
      <div className={styles.picture}>
        {url ? (
          <Suspense>
            <Player key={url} autoPlay url={url} title={show.live_streaming_name} chapters={songs} />
          </Suspense>
        ) : (
          <div className={styles.noSignal}>
            <b>ยังไม่มีสัญญาณ</b>
            <span>กดเริ่มสตรีมใน OBS แล้วรอไม่เกิน 5 วินาที</span>
          </div>
        )}
        <span className={`${styles.watching} number`}>
          <Eye size={16} aria-hidden /> {count(watching)} คนดูอยู่
        </span>
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
      <Modal
        open={ending.open}
        title="จบการถ่ายทอดตอนนี้"
        okText="จบการถ่ายทอด"
        okButtonProps={{ danger: true, loading: saving }}
        cancelText="ยังไม่จบ"
        onOk={() => end(undefined)}
        onCancel={ending.close}
      >
        <p>ยังมีคนดูอยู่ {count(watching)} คน</p>
        <ul className={styles.meaning}>
          <li>คนดูเห็นหน้าขอบคุณ แล้วดูย้อนหลังเปิดให้เอง</li>
          <li>แชตปิด{chatAfter === undefined ? 'หลังจบ' : `ใน ${chatAfter} นาที`} มาลัยปิดทันที</li>
          <li>คีย์สตรีมใช้ต่อไม่ได้ ถ้าจบผิดเปิดกลับได้ใน {LIVE_END_UNDO_SECONDS / 60} นาที</li>
        </ul>
      </Modal>
    </Card>
  );
}

/** How many minutes its chat stays open after a show; undefined until it is known. */
function useChatAfter(id: number): number | undefined {
  const { data } = useQuery({
    queryKey: ['liveStreamingFigures', id, 'chat'],
    queryFn: () => call('GET', 'liveStreamingFigures', { query: { id } }),
    staleTime: Infinity,
    meta: { background: true },
  });
  return data?.data[0]?.chat_after_minutes;
}
