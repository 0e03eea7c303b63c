import { addDays, bangkokTime } from '@wethi/format';
import { useSearchParams } from 'react-router';

/** Days in Bangkok, 'YYYY-MM-DD', both included. */
export interface Range {
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAYS = 30;

/** The ranges that people ask for most. */
export function ranges(today: string): { label: string; range: Range }[] {
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const lastOfPrevious = addDays(firstOfMonth, -1);
  const back = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  return [
    { label: 'วันนี้', range: back(1) },
    { label: '7 วัน', range: back(7) },
    { label: '30 วัน', range: back(DAYS) },
    { label: 'เดือนนี้', range: { from: firstOfMonth, to: today } },
    { label: 'เดือนก่อน', range: { from: `${lastOfPrevious.slice(0, 8)}01`, to: lastOfPrevious } },
  ];
}

/** The range of the address, `?from=2026-11-01&to=2026-11-22`; without one that is whole, the last days. */
export function useRange(days = DAYS): Range & { today: string; set: (range: Range) => void } {
  const [parameters, setParameters] = useSearchParams();
  const today = bangkokTime(Date.now()).date;
  const set = (range: Range) =>
    setParameters((others) => ({ ...Object.fromEntries(others), ...range }), { replace: true });
  return { ...rangeOf(parameters, today, days), today, set };
}

/** One end may be left out; what is no day, or ends before it begins, counts for nothing. */
export function rangeOf(parameters: URLSearchParams, today: string, days: number): Range {
  const given = (name: string) => {
    const text = parameters.get(name) ?? '';
    return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
  };
  const [from = addDays(today, 1 - days), to = today] = [given('from'), given('to')];
  return from <= to ? { from, to } : { from: addDays(today, 1 - days), to: today };
}
