import { bangkokTime, recordDate } from '@wethi/format';

/** An instant to the second, in Bangkok: '20-11-2026 13:21:04'. */
export function momentOf(instant: string): string {
  const { date, time } = bangkokTime(instant);
  return `${recordDate(date)} ${time}`;
}
