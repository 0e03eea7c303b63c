import { useQuery } from '@tanstack/react-query';
import { bangkokTime, DAY_MS, dayMonth, shortMonth } from '@wethi/format';
import { call } from '@wethi/http';
import { MEMBER_KEY, useMayRead } from '../../../session/member';

export interface Bar {
  label: string;
  minutes: number;
}

export const RANGES = {
  day: { title: 'วัน', sentence: 'นาทีที่ดูต่อวัน 14 วันล่าสุด', head: 'วันที่' },
  week: { title: 'สัปดาห์', sentence: 'นาทีที่ดูต่อสัปดาห์ 12 สัปดาห์ล่าสุด', head: 'สัปดาห์ที่เริ่ม' },
  month: { title: 'เดือน', sentence: 'นาทีที่ดูต่อเดือน 12 เดือนล่าสุด', head: 'เดือน' },
} as const;
export type Range = keyof typeof RANGES;

const WEEKS = 12;
const DAYS = 14;

/** '2026-11', and the months before it. */
function monthsBack(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  ).reverse();
}

const minutesOf = (seconds: number) => Math.round(seconds / 60);

async function readWatched(signal: AbortSignal) {
  const today = bangkokTime(Date.now()).date;
  const [totals, months, ...days] = await Promise.all([
    call('GET', 'videosStatisticsDetailByUser', { signal }),
    call('GET', 'videosStatisticsByUserMonth', { signal }),
    ...monthsBack(today, 4).map((month) =>
      call('GET', 'videosStatisticsChartByUserMonth', { query: { month }, signal }),
    ),
  ]);
  const { dayTotalSecond, weekTotalSecond, monthTotalSecond, data: videos = [] } = totals;
  const past = days.flatMap(({ data = [] }) => data).filter(({ date }) => date <= today);
  const bars: Record<Range, Bar[]> = {
    day: past
      .slice(-DAYS)
      .map(({ date, dayTotalSecond: seconds }) => ({ label: dayMonth(date), minutes: minutesOf(seconds) })),
    week: weeksOf(past),
    month: (months.data ?? []).map(({ month, monthTotalSecond: seconds }) => ({
      label: `${shortMonth(`${month}-01`)} ${(Number(month.slice(0, 4)) + 543) % 100}`,
      minutes: minutesOf(seconds),
    })),
  };
  return { dayTotalSecond, weekTotalSecond, monthTotalSecond, videos, bars };
}

/** Weeks begin on Monday. */
function weeksOf(days: { date: string; dayTotalSecond: number }[]): Bar[] {
  const weeks = new Map<string, number>();
  for (const { date, dayTotalSecond } of days) {
    const at = Date.parse(`${date}T00:00:00Z`);
    const monday = new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
    weeks.set(monday, (weeks.get(monday) ?? 0) + dayTotalSecond);
  }
  return [...weeks]
    .slice(-WEEKS)
    .map(([monday, seconds]) => ({ label: dayMonth(monday), minutes: minutesOf(seconds) }));
}

export function useWatched() {
  return useQuery({
    queryKey: [...MEMBER_KEY, 'watched'],
    queryFn: ({ signal }) => readWatched(signal),
    enabled: useMayRead(),
  });
}
