import { bangkokTime, clockTime } from '@wethi/format';

/** What the server tells of the device that took the place. */
interface NewestDevice {
  device?: string | null;
  /** ISO. */
  at?: string;
  limit?: number;
}

/** Which device plays instead, since when, and the rule behind it. @param data of the refusal; nothing of an older server */
export function replacedText(data: unknown): string {
  const { device, at, limit } = (data ?? {}) as NewestDevice;
  const when = at && `${device ?? 'อีกเครื่อง'} เปิดเมื่อ ${clockTime(bangkokTime(at).time)}`;
  const rule = limit ? `บัตรนี้ดูได้ทีละ ${limit}\u00a0เครื่อง` : 'บัตรนี้ดูพร้อมกันได้จำกัดจำนวนเครื่อง';
  return [when, `${rule} เครื่องที่เปิดล่าสุดได้ดู`].filter(Boolean).join('\n');
}
