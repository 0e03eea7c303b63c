import { clockTime, duration } from '@wethi/format';
import { useSeconds } from '../../../ui/time/use-clock';
import { FloatingCheers } from '../cheers/floating-cheers';
import type { LiveData } from '../live-data.server';
import { useStillWaiting } from '../lobby/use-lobby-presence';
import type { LiveShow } from '../use-live-show';
import { Slate } from './slate';
import styles from './starting.module.css';

/** Above this the band is late, and the words say so (screens-watch.md 12). */
const LATE_MS = 5 * 60_000;
/** After this nobody counts any more. */
const COUNTED_MS = 6 * 3_600_000;

/** The time has come and no picture yet: it appears by itself. */
export function Starting({
  data: { show, poster, startsAt, stage },
  live: { serverNow, cheers },
}: {
  data: LiveData;
  live: LiveShow;
}) {
  useStillWaiting(show.id);
  const now = useSeconds(serverNow);
  const waited = startsAt === null ? 0 : now - startsAt;
  const time = stage.stage_time_start && `ถึงเวลา ${clockTime(stage.stage_time_start)} แล้ว `;
  return (
    <div className={styles.starting}>
      <Slate
        poster={poster}
        title="วงกำลังขึ้นเวที"
        text={waited > LATE_MS ? 'วงขึ้นเวทีช้ากว่ากำหนด ภาพขึ้นเองทันทีที่เริ่ม ไม่ต้องกดอะไร' : 'ภาพขึ้นเองในไม่กี่วินาที ไม่ต้องกดอะไร'}
        since={
          startsAt === null || waited > COUNTED_MS ? 'รอสัญญาณภาพ' : `${time ?? ''}รอมา ${duration(waited / 1000)} นาที`
        }
      />
      <FloatingCheers rising={cheers.rising} />
    </div>
  );
}
