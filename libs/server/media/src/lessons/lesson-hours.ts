import type { StageTime } from '@wethi/catalog';
import { addDays, instantOf } from '@wethi/format';

export type LessonTimes = Pick<
  StageTime,
  'stage_detail_time_date' | 'stage_detail_time_start' | 'stage_detail_time_to'
>;

/** When a lesson of a day is given, in ms: without times it takes its day, and one that goes past midnight ends on the next. */
export function hoursOf(
  day: string,
  times: Omit<LessonTimes, 'stage_detail_time_date'>,
): { begins: number; ends: number } {
  const { stage_detail_time_start: start, stage_detail_time_to: to } = times;
  const last = start !== null && to !== null && to < start ? addDays(day, 1) : day;
  return {
    begins: instantOf(day, start ?? undefined),
    ends: to === null ? instantOf(addDays(day, 1)) : instantOf(last, to),
  };
}
