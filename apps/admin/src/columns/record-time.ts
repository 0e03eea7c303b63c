import { bangkokTime, hourMinute, recordDate } from '@wethi/format';

/** An instant as records show it, in Bangkok: '20-11-2026 13:21'. */
export function recordTime(instant: string): string {
  const { date, time } = bangkokTime(instant);
  return `${recordDate(date)} ${hourMinute(time)}`;
}

/** The day of an instant there: '20-11-2026'. */
export function recordDay(instant: string | number): string {
  return recordDate(bangkokTime(instant).date);
}
