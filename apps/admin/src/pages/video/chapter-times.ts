import { duration, fullDuration, secondsFrom } from '@wethi/format';

/** A song of a set list, and what is typed as its place in the video; '' where it is no chapter. */
export interface ChapterRow {
  id: number;
  title: string;
  text: string;
}

const TIME = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;

/** @param text '1:02:03' or '62:03' @returns whole seconds; null of nothing, NaN of what is no time */
export function secondsOf(text: string): number | null {
  if (text.trim() === '') return null;
  const [, hours, minutes, seconds] = TIME.exec(text.trim()) ?? [];
  if (minutes === undefined || (hours !== undefined && Number(minutes) > 59)) return NaN;
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Where a song should begin by the times of day of the set list: the recording begins with the stage, and may run past midnight. */
export function plannedSecond(stageStart: string | null, songStart: string | null): string {
  if (stageStart === null || songStart === null) return '';
  return fullDuration(secondsFrom(stageStart, songStart));
}

/** What is wrong with the places, by the id of the song; songs that are no chapters are passed over. */
export function faultsOf(rows: readonly ChapterRow[], length: number | null): Map<number, string> {
  const faults = new Map<number, string>();
  let last = -1;
  for (const { id, title, text } of rows) {
    const second = secondsOf(text);
    if (second === null) continue;
    if (Number.isNaN(second)) faults.set(id, `อ่านเวลาของ “${title}” ไม่ออก พิมพ์เช่น 0:42:18`);
    else if (second <= last) faults.set(id, `“${title}” ต้องเริ่มหลัง ${fullDuration(last)} บันทึกได้เมื่อแก้แล้ว`);
    else if (length !== null && second >= length)
      faults.set(id, `“${title}” ต้องเริ่มก่อน ${duration(length)} บันทึกได้เมื่อแก้แล้ว`);
    else last = second;
  }
  return faults;
}
