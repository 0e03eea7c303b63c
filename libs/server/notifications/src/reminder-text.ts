import { clockTime } from '@wethi/format';
import { shortName } from './wording/short-name';

interface RemindedShow {
  id: number;
  live_streaming_name: string;
  stage_time_start: string | null;
}

/** The SMS before a live show: what begins when, and where. @param publicUrl of the shop */
export function reminderText({ id, live_streaming_name, stage_time_start }: RemindedShow, publicUrl: string): string {
  const when = stage_time_start ? ` เริ่ม ${clockTime(stage_time_start)}` : ' ใกล้เริ่มแล้ว';
  return `เวที: “${shortName(live_streaming_name)}”${when} เข้าดูได้ที่ ${publicUrl}/liveStreaming/${id}`;
}
