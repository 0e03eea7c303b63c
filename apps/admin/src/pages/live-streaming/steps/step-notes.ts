import type { LivePhase } from '@wethi/contract';
import { bangkokTime, DAY_MS, hourMinute, instantOf, shortDuration } from '@wethi/format';
import type { LiveShow } from '../live-show';

type Facts = Pick<LiveShow, 'live_streaming_start_at' | 'live_streaming_end_at' | 'live_streaming_packed_at'>;

/** The day and time of day of a stage. */
interface Planned {
  stage_date: string | null;
  stage_time_start: string | null;
}

const clock = (instant: string) => hourMinute(bangkokTime(instant).time);

/** What stands below each step of the evening. @param now milliseconds */
export function stepNote(step: LivePhase, show: Facts, planned: Planned | undefined, now: number): string {
  const { live_streaming_start_at: start, live_streaming_end_at: end } = show;
  if (step === 'ready') return start ? 'ได้รับภาพแล้ว' : beforeNote(planned, now);
  if (step === 'onAir') {
    if (!start) return 'เริ่มเองเมื่อกดเริ่มสตรีมใน OBS';
    return end ? `${clock(start)} – ${clock(end)} น.` : `เริ่ม ${clock(start)} น.`;
  }
  if (!end) return 'ดูย้อนหลังเปิดให้เอง';
  return show.live_streaming_packed_at ? 'ไฟล์พร้อมแล้ว' : 'กำลังเตรียมไฟล์';
}

/** Within the last day how long is left. */
function beforeNote(planned: Planned | undefined, now: number): string {
  const hint = 'ใส่คีย์ใน OBS แล้วกดเริ่มสตรีม';
  if (!planned?.stage_date || !planned.stage_time_start) return hint;
  const left = instantOf(planned.stage_date, planned.stage_time_start) - now;
  return left > 0 && left < DAY_MS ? `เริ่มในอีก ${shortDuration(left / 1000)}` : hint;
}
