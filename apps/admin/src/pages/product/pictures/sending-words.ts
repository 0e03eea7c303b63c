import { megabytes } from '../../../media/picture-upload';

/**
 * How far a picture is: '64% · 3.1 จาก 4.8 MB · เหลือราว 12 วินาที'
 * @param rest seconds, where they are known
 */
export function sendingWords(percent: number, bytes: number, rest: number | undefined): string {
  const sent = `${percent}% · ${megabytes((bytes * percent) / 100)} จาก ${megabytes(bytes)} MB`;
  if (percent === 100) return `${sent} · กำลังย่อรูป`;
  return rest === undefined ? sent : `${sent} · เหลือราว ${restWords(rest)}`;
}

function restWords(seconds: number): string {
  return seconds < 90 ? `${seconds} วินาที` : `${Math.round(seconds / 60)} นาที`;
}
