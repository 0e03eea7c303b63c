/**
 * Dates for people: Thai words, Buddhist year, Bangkok time; for records day-month-year (decisions.md §1).
 * Dates are 'YYYY-MM-DD' texts in Bangkok's calendar; use `bangkokTime` for instants. The tables are written out so that
 * the server and every browser print the same text.
 */
import { bangkokTime } from './time-zone';

const WEEKDAYS = ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์'] as const;
const SHORT_WEEKDAYS = ['อา.', 'จ.', 'อ.', 'พ.', 'พฤ.', 'ศ.', 'ส.'] as const;
const MONTHS = 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(' ');
const SHORT_MONTHS = 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'.split(' ');

interface Day {
  year: number;
  month: number;
  day: number;
  weekday: number;
}

function dayOf(date: string): Day {
  const time = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(time.getTime())) throw new RangeError(`not a date: ${date}`);
  return { year: time.getUTCFullYear(), month: time.getUTCMonth(), day: time.getUTCDate(), weekday: time.getUTCDay() };
}

/** '2026-11-28' → 'เสาร์ 28 พฤศจิกายน 2569'. */
export function longDate(date: string): string {
  return `${weekday(date)} ${plainDate(date)}`;
}

/** '2026-11-28' → 'เสาร์'. */
export function weekday(date: string): string {
  return WEEKDAYS[dayOf(date).weekday] ?? '';
}

/** '2026-11-28' → '28 พฤศจิกายน 2569'. */
export function plainDate(date: string): string {
  return `${dayOf(date).day} ${plainMonth(date)}`;
}

/** '2026-11', also with a day → 'พฤศจิกายน 2569'. */
export function plainMonth(date: string): string {
  const { year, month } = dayOf(`${date.slice(0, 7)}-01`);
  return `${MONTHS[month]} ${year + 543}`;
}

/** '2026-11-28' → 'ส. 28 พ.ย. 2569'. */
export function shortDate(date: string): string {
  return `${shortWeekday(date)} ${shortPlainDate(date)}`;
}

/** '2026-11-28' → '28 พ.ย. 2569'. */
export function shortPlainDate(date: string): string {
  return `${dayMonth(date)} ${dayOf(date).year + 543}`;
}

/** '2026-11-28' → '28 พ.ย.'. */
export function dayMonth(date: string): string {
  return `${dayOf(date).day} ${shortMonth(date)}`;
}

/** '2026-11-28' → '28 พ.ย.', and of another year than the present's '28 พ.ย. 2569'. @param now an instant */
export function nearDate(date: string, now: number): string {
  return date.slice(0, 4) === bangkokTime(now).date.slice(0, 4) ? dayMonth(date) : shortPlainDate(date);
}

/** '2026-11-28' → '28'. */
export function dayNumber(date: string): string {
  return String(dayOf(date).day);
}

/** '2026-11-28' → 'พ.ย.'. */
export function shortMonth(date: string): string {
  return SHORT_MONTHS[dayOf(date).month] ?? '';
}

/** '2026-11-28' → 'ส.'. */
export function shortWeekday(date: string): string {
  return SHORT_WEEKDAYS[dayOf(date).weekday] ?? '';
}

/** '2026-11-28' → '28-11-2026', for records, tables and forms (product.md §9). */
export function recordDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}

/** '19:30:00' → '19:30', without the word for o'clock. */
export function hourMinute(time: string): string {
  return time.slice(0, 5);
}

/** '19:30:00' → '19:30 น.', kept together by a no-break space. */
export function clockTime(time: string): string {
  return `${hourMinute(time)}\u00a0น.`;
}

const DAY = 86_400;
const AGO: readonly [number, number, string][] = [
  [3600, 60, 'นาที'],
  [DAY, 3600, 'ชั่วโมง'],
  [7 * DAY, DAY, 'วัน'],
  [30 * DAY, 7 * DAY, 'สัปดาห์'],
];

/**
 * How long ago an instant was, in words; days are those of Bangkok's calendar.
 * @param instant ISO text with a zone, a Date or milliseconds
 * @param now the present, the same way
 * @returns 'เมื่อครู่นี้', '5 นาทีที่แล้ว', 'เมื่อวานนี้', '2 วันที่แล้ว'; after a month the short date
 */
export function timeAgo(instant: number | string | Date, now: number | string | Date): string {
  const seconds = Math.floor((new Date(now).getTime() - new Date(instant).getTime()) / 1000);
  if (seconds < 60) return 'เมื่อครู่นี้';
  const { date } = bangkokTime(instant);
  const [, size, word] = AGO.find(([limit]) => seconds < limit) ?? [];
  if (!size) return shortPlainDate(date);
  const ago = size === DAY ? daysBetween(date, bangkokTime(now).date) : Math.floor(seconds / size);
  return size === DAY && ago === 1 ? 'เมื่อวานนี้' : `${ago} ${word}ที่แล้ว`;
}

function daysBetween(date: string, later: string): number {
  return (Date.parse(later) - Date.parse(date)) / (DAY * 1000);
}
