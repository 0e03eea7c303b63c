import { addDays, bangkokTime } from '@wethi/format';
import { useSearchParams } from 'react-router';

/** Days in Bangkok, 'YYYY-MM-DD', both included. */
export interface Days {
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
/** Of one call, which reads a period and the one before it. */
const LONGEST = 366;
const MS_OF_DAY = 86_400_000;

/** The periods that one press chooses, by their names. */
export function periods(today: string): ReadonlyMap<string, Days> {
  const back = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  return new Map([
    ['วันนี้', back(1)],
    ['7 วัน', back(7)],
    ['14 วัน', back(14)],
    ['เดือนนี้', { from: `${today.slice(0, 8)}01`, to: today }],
  ]);
}

export function daysOf({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MS_OF_DAY) + 1;
}

/** As many days as the period has, before it. */
export function before(period: Days): Days {
  return { from: addDays(period.from, -daysOf(period)), to: addDays(period.from, -1) };
}

/** What the dashboard is about; it stands in the address. */
export function usePeriod() {
  const [parameters, setParameters] = useSearchParams();
  const today = bangkokTime(Date.now()).date;
  const day = (name: string) => DAY.exec(parameters.get(name) ?? '')?.[0];
  const period = { from: day('from') ?? addDays(today, -13), to: day('to') ?? today };
  const set = (changes: Record<string, string | undefined>) =>
    setParameters(
      (others) => {
        const next = new URLSearchParams(others);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  const compares = parameters.get('compare') !== 'N' && daysOf(period) * 2 <= LONGEST;
  const band = Number(parameters.get('band_id')) || undefined;
  return { ...period, today, band, compares, before: before(period), set };
}

export type Period = ReturnType<typeof usePeriod>;
