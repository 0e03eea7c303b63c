import { addDays, bangkokTime, clockTime, count, shortDate } from '@wethi/format';
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
  live: { serverNow, waiting },
}: {
  data: LiveData;
  live: Pick<LiveShow, 'serverNow' | 'waiting'>;
}) {
  return (
    <Slate
      wide
      poster={poster}
      top={
        <Chip kind="brand">
          <Clock aria-hidden />
          {momentOf(stage, serverNow)}
        </Chip>
      }
      title={startsAt === null ? 'ยังไม่ได้บอกเวลาเริ่ม' : 'เริ่มในอีก'}
      timer={startsAt !== null && <TimeUntil instant={startsAt} serverNow={serverNow} />}
      text="เปิดหน้านี้ทิ้งไว้ได้เลย ถึงเวลาแล้วภาพขึ้นเอง"
      note={waiting > 1 && <span className="num">มีคนรออยู่ด้วยกัน {count(waiting)} คน</span>}
    />
  );
}

/** 'วันนี้ 20:00 น.', and the date of a later day. */
function momentOf({ stage_date, stage_time_start }: LiveData['stage'], now: number): string {
  const day = stage_date && dayWord(stage_date, bangkokTime(now).date);
  return [day, stage_time_start && clockTime(stage_time_start)].filter(Boolean).join(' ');
}

function dayWord(date: string, today: string): string {
  if (date === today) return 'วันนี้';
  return date === addDays(today, 1) ? 'พรุ่งนี้' : shortDate(date);
}

function TimeUntil({ instant, serverNow }: { instant: number; serverNow: number }) {
  return <TimeLeft seconds={(instant - useSeconds(serverNow)) / 1000} />;
}
