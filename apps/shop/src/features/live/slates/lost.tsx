import { count, duration } from '@wethi/format';
import { History } from 'lucide-react';
import { HelpButton } from '../../../session/help/help-button';
import { useSeconds } from '../../../ui/time/use-clock';
import { Button } from '../../../ui/actions/button';
import type { LiveData } from '../live-data.server';
import type { LiveShow } from '../use-live-show';
import { Slate } from './slate';

/** From then on waiting may be in vain, and people are offered to talk to (screens-watch.md 12). */
const HELP_AFTER_MS = 10 * 60_000;

interface LostProps {
  data: LiveData;
  live: LiveShow;
  watchEarlier: () => void;
}

/** The band's line broke: in the place of the picture until it is back, which it is by itself (WATCH-16). */
export function Lost({ data: { show, poster }, live: { serverNow, lostAt, watching }, watchEarlier }: LostProps) {
  const now = useSeconds(serverNow);
  const waited = Math.max(0, now - (lostAt ?? now));
  const together = watching > 1 ? ` ทุกคนรออยู่ ${count(watching)} คน` : '';
  return (
    <Slate
      over
      poster={poster}
      title="สัญญาณจากวงหลุดชั่วคราว"
      text={
        <>
          ไม่ได้เป็นที่เครื่องนี้ ภาพจะกลับมาเอง
          <br />
          เปิดหน้านี้ทิ้งไว้ได้เลย เรารอไปด้วยกัน
        </>
      }
      since={`รอมา ${duration(waited / 1000)} นาที${together}`}
    >
      <Button kind="glass" onClick={watchEarlier}>
        <History size={18} aria-hidden />
        ดูช่วงที่ผ่านมาระหว่างรอ
      </Button>
      {waited > HELP_AFTER_MS && <HelpButton videoId={show.video_id} />}
    </Slate>
  );
}
