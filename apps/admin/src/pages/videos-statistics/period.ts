import type { Schema } from '@wethi/api-client';
import { addDays, bangkokTime } from '@wethi/format';
import { useSearchParams } from 'react-router';
import { rangeOf } from '../../report/use-range';

export const PERIODS = { night: 'คืนแสดง', all: 'ทั้งหมด', week: '7 วัน', days: 'เลือกวัน' } as const;
export type Period = keyof typeof PERIODS;
/** What is told apart by the address, '' for both. */
export const KINDS = { '': 'รวม', Y: 'สด', N: 'ย้อนหลัง' } as const;
export type Kind = keyof typeof KINDS;

/** What the calls of a show's statistics are asked. */
export interface ShowQuery {
  video_id: number;
  date_start?: string;
  date_to?: string;
  live?: 'Y' | 'N';
}

const DAYS = 30;

type Stage = Pick<Schema<'Stage'>, 'stage_date' | 'stage_time_start' | 'stage_time_to'>;

/** The period of the address, its first and last day, and whether the show or its replay is asked for. */
export function usePeriod(stage: Stage | undefined) {
  const [parameters, setParameters] = useSearchParams();
  const today = bangkokTime(Date.now()).date;
  const asked = parameters.get('period') ?? '';
  const period: Period = asked in PERIODS ? (asked as Period) : 'all';
  const chosen = rangeOf(parameters, today, DAYS);
  const set = (more: Record<string, string>) =>
    setParameters((others) => ({ ...Object.fromEntries(others), ...more }), { replace: true });
  const asksLive = parameters.get('live') ?? '';
  const kind: Kind = asksLive in KINDS ? (asksLive as Kind) : '';
  return { period, chosen, kind, days: { ...daysOf(period, chosen, today, stage), live: kind || undefined }, set };
}

/** The days of a period; none of the whole life of a video. */
export function daysOf(
  period: Period,
  chosen: { from: string; to: string },
  today: string,
  stage: Stage | undefined,
): Pick<ShowQuery, 'date_start' | 'date_to'> {
  if (period === 'week') return { date_start: addDays(today, -6), date_to: today };
  if (period === 'days') return { date_start: chosen.from, date_to: chosen.to };
  if (period === 'all' || !stage?.stage_date) return {};
  const { stage_date, stage_time_start, stage_time_to } = stage;
  const endsTomorrow = stage_time_start !== null && stage_time_to !== null && stage_time_to < stage_time_start;
  return { date_start: stage_date, date_to: endsTomorrow ? addDays(stage_date, 1) : stage_date };
}
