import { REPORT_DAYS } from '@wethi/contract';
import { addDays, DAY_MS } from '@wethi/format';
import { useSearchParams } from 'react-router';
import { withParameters } from '../../filters/with-parameters';
import { type Range, useRange } from '../../report/use-range';

const USUAL_DAYS = 14;

/** The periods that one press chooses, by their names. */
export function periods(today: string): ReadonlyMap<string, Range> {
  const back = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  return new Map([
    ['วันนี้', back(1)],
    ['7 วัน', back(7)],
    ['14 วัน', back(14)],
    ['เดือนนี้', { from: `${today.slice(0, 8)}01`, to: today }],
  ]);
}

export function dayCount({ from, to }: Range): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** As many days as the period has, before it. */
export function before(period: Range): Range {
  return { from: addDays(period.from, -dayCount(period)), to: addDays(period.from, -1) };
}

/** What the dashboard is about; it stands in the address. */
export function usePeriod() {
  const [parameters, setParameters] = useSearchParams();
  const { from, to, today } = useRange(USUAL_DAYS);
  const period = { from, to };
  const set = (changes: Record<string, string | undefined>) =>
    setParameters((others) => withParameters(others, changes), { replace: true });
  // One call reads a period and the one before it.
  const compares = parameters.get('compare') !== 'N' && dayCount(period) * 2 <= REPORT_DAYS;
  const band = Number(parameters.get('band_id')) || undefined;
  return { ...period, today, band, compares, before: before(period), set };
}

export type Period = ReturnType<typeof usePeriod>;
