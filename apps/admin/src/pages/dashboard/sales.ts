import { addDays } from '@wethi/format';

export interface DaySales {
  /** 'YYYY-MM-DD' in Bangkok. */
  date: string;
  satang: number;
  /** Orders of every status. */
  orders: number;
}

/** The first of so many days of which `today` is the last. */
export function firstDay(today: string, days: number): string {
  return addDays(today, 1 - days);
}

/** Percent by which today differs from yesterday; undefined when yesterday had nothing to compare with. */
export function change(today: number, yesterday: number): number | undefined {
  return yesterday === 0 ? undefined : Math.round(((today - yesterday) / yesterday) * 100);
}

/** Above this a percentage tells nobody anything. */
const MAX_PERCENT = 200;

/** Whether yesterday is better told as an amount than as a percentage. */
export function isBeyondPercent(percent: number): boolean {
  return percent > MAX_PERCENT;
}
