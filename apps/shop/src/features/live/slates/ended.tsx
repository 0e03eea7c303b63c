import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { Play } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../config/paths';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { useMayRead } from '../../../session/member';
import type { LiveData } from '../live-data.server';
import { Slate } from './slate';

const REPLAY_AFTER_SECONDS = 20;
/** How often to ask whether the last segments stand, at first; many ask, and nginx answers. */
const LOOK_AGAIN_MS = 2_000;
/** A show may have no replay, and its page stay open. */
const LONGEST_PAUSE_MS = 60_000;
/** Asked so often in vain, the pauses double. */
const PATIENCE = 10;

/** The show is over: the replay opens by itself, unless somebody would rather stay or is writing (screens-watch.md 12). */
export function Ended({ data: { show, poster } }: { data: LiveData }) {
  const navigate = useNavigate();
  const mayRead = useMayRead();
  const [left, setLeft] = useState(REPLAY_AFTER_SECONDS);
  const [stays, setStays] = useState(false);
  const isReady = useIsReady(show.video_id);
  const isCounting = isReady && mayRead && !stays;
  const tick = useEffectEvent(() => {
    if (isInUse(document.activeElement)) return;
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
      text={isReady ? <ReplayIsReady left={isCounting ? left : undefined} /> : 'กำลังเก็บภาพช่วงท้าย อีกไม่กี่วินาทีก็ดูย้อนหลังได้'}
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
    </Slate>
  );
}

/** Somebody writes, or goes through the page by keyboard; what a finger pressed last keeps the focus and means nothing. */
function isInUse(element: Element | null): boolean {
  return element !== null && element !== document.body && element.id !== 'main' && element.matches(':focus-visible');
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

function pauseAfter(asked: number): number {
  return Math.min(LOOK_AGAIN_MS * 2 ** Math.floor(asked / PATIENCE), LONGEST_PAUSE_MS);
}

/** Whether the recording can be opened: a few seconds after the end, when its last segments are written. Nobody asks for a page out of sight. */
function useIsReady(id: number): boolean {
  const { data } = useQuery({
    queryKey: ['replay-ready', id],
    queryFn: async ({ signal }) => Boolean((await call('GET', 'videosById', { query: { id }, signal })).data),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      data ? false : pauseAfter(dataUpdateCount + errorUpdateCount),
    refetchIntervalInBackground: false,
    retry: false,
  });
  return data === true;
}
