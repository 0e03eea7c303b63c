import { clockTime } from '@wethi/format';

/** Each 67 characters of an SMS cost again (facts/integrations.md §7). */
const LONGEST_NAME = 40;

interface RemindedShow {
  id: number;
  live_streaming_name: string;
  stage_time_start: string | null;
}

/** The SMS before a live show: what begins when, and where. @param publicUrl of the shop */
export function reminderText({ id, live_streaming_name, stage_time_start }: RemindedShow, publicUrl: string): string {
  const name = live_streaming_name.trim().replace(/\s+/g, ' ');
  const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
  const when = stage_time_start ? ` เริ่ม ${clockTime(stage_time_start)}` : ' ใกล้เริ่มแล้ว';
  return `เวที: “${short}”${when} เข้าดูได้ที่ ${publicUrl}/liveStreaming/${id}`;
}
