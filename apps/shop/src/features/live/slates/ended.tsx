import { hasVisibleFocus } from '@wethi/browser';
import { Play } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths';
import { LineButton } from '../../../session/contact/line-button';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { isDialogOpen } from '../../../ui/overlay/is-dialog-open';
import { type Replay, useReplay } from '../after/use-replay';
import type { LiveData } from '../live-data.server';
import { Slate } from './slate';

const REPLAY_AFTER_SECONDS = 20;
const NOT_READY: Record<Exclude<Replay, 'ready'>, string> = {
  awaited: 'กำลังเก็บภาพช่วงท้าย อีกไม่กี่วินาทีก็ดูย้อนหลังได้',
  absent: 'ขออภัย งานนี้ยังไม่มีให้ดูย้อนหลัง ถ้าทีมงานเปิดให้ดูเมื่อไร ปุ่มดูย้อนหลังจะขึ้นที่หน้านี้เอง',
};

/** The show is over: the replay opens by itself, unless somebody would rather stay, is busy here or may not watch it (screens-watch.md 12). */
export function Ended({ data: { show, poster }, mayWatch }: { data: LiveData; mayWatch: boolean }) {
  const navigate = useNavigate();
  const [left, setLeft] = useState(REPLAY_AFTER_SECONDS);
  const [stays, setStays] = useState(false);
  const replay = useReplay(show);
  const isReady = replay === 'ready';
  const isCounting = isReady && mayWatch && !stays;
  const tick = useEffectEvent(() => {
    // A dialog may be one of paying, in which nobody need write.
    if (isDialogOpen() || isInUse(document.activeElement)) return;
    if (left <= 1) void navigate(paths.replay(show.video_id), { replace: true });
    else setLeft(left - 1);
  });
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => tick(), 1_000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return (
    <Slate
      wide
      still
      poster={poster}
      title="จบแล้ว ขอบคุณที่มาดูด้วยกัน"
      text={isReady ? <ReplayIsReady left={isCounting ? left : undefined} /> : NOT_READY[replay]}
      bar={isCounting ? 1 - left / REPLAY_AFTER_SECONDS : undefined}
    >
      {isReady && (
        <ButtonLink kind="primary" to={paths.replay(show.video_id)}>
          <Play size={18} fill="currentColor" aria-hidden />
          ดูย้อนหลังเลย
        </ButtonLink>
      )}
      {isCounting && (
        <Button kind="glass" onClick={() => setStays(true)}>
          อยู่หน้านี้ต่อ
        </Button>
      )}
      {replay === 'absent' && (
        <>
          <ButtonLink kind="primary" to={paths.shows}>
            ดูงานแสดงอื่น
          </ButtonLink>
          <LineButton kind="glass" message={`สอบถามเรื่องดูย้อนหลัง ${show.live_streaming_name}`} />
        </>
      )}
    </Slate>
  );
}

/** Somebody writes, or goes through the page by keyboard; what a finger pressed last keeps the focus and means nothing. */
function isInUse(element: Element | null): boolean {
  return element !== null && element !== document.body && element.id !== 'main' && hasVisibleFocus(element);
}

function ReplayIsReady({ left }: { left: number | undefined }) {
  if (left === undefined) return 'ดูย้อนหลังพร้อมแล้ว';
  return (
    <>
      ดูย้อนหลังพร้อมแล้ว จะเปิดให้เอง
      <span aria-hidden>
        ใน <b className="num">{left}</b> วินาที
      </span>
    </>
  );
}
