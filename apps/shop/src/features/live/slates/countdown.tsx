import { clockTime, count, plainDate } from '@wethi/format';
import { Clock } from 'lucide-react';
import { Chip } from '../../../ui/actions/chip';
import { useSeconds } from '../../../ui/time/use-clock';
import type { LiveData } from '../live-data.server';
import type { LiveShow } from '../use-live-show';
import { Slate } from './slate';
import { TimeLeft } from './time-left';

/** How long until the show. */
export function Countdown({
  data: { poster, stage, startsAt },
  live: { serverNow, watching },
}: {
  data: LiveData;
  live: LiveShow;
}) {
  return (
    <Slate
      poster={poster}
      top={
        <Chip kind="brand">
          <Clock aria-hidden />
          {stage.stage_time_start
            ? `เริ่ม ${clockTime(stage.stage_time_start)}`
            : stage.stage_date && plainDate(stage.stage_date)}
        </Chip>
      }
      title={startsAt === null ? 'ยังไม่ได้บอกเวลาเริ่ม' : 'เริ่มในอีก'}
      text="เปิดหน้านี้ทิ้งไว้ได้เลย ถึงเวลาแล้วภาพขึ้นเอง"
    >
      {startsAt !== null && <TimeUntil instant={startsAt} serverNow={serverNow} />}
      {watching > 1 && <span className="small muted num">มีคนรออยู่ด้วยกัน {count(watching)} คน</span>}
    </Slate>
  );
}

function TimeUntil({ instant, serverNow }: { instant: number; serverNow: number }) {
  return <TimeLeft seconds={(instant - useSeconds(serverNow)) / 1000} />;
}
