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

/** The range of the address, `?from=2026-11-01&to=2026-11-22`; without one the last thirty days. */
export function useRange(): Range & { today: string; set: (range: Range) => void } {
  const [parameters, setParameters] = useSearchParams();
  const today = bangkokTime(Date.now()).date;
  const given = (name: string) => DAY.exec(parameters.get(name) ?? '')?.[0];
  const set = (range: Range) =>
    setParameters((others) => ({ ...Object.fromEntries(others), ...range }), { replace: true });
  return { from: given('from') ?? addDays(today, 1 - DAYS), to: given('to') ?? today, today, set };
}
