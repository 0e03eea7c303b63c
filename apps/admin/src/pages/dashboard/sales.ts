import type { Schema } from '@wethi/api-client';
import { sumSatang, toSatang } from '@wethi/contract';
import { addDays, bangkokTime } from '@wethi/format';

export type Sale = Pick<Schema<'Orders'>, 'create_at' | 'orders_net' | 'orders_status'>;

export interface DaySales {
  /** 'YYYY-MM-DD' in Bangkok. */
  date: string;
  satang: number;
  /** Orders of every status. */
  orders: number;
}

/** The last days up to and with `today`, oldest first. */
export function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index - count + 1));
}

/** Money of approved orders, and the number of all orders, by the day they were made. */
export function salesByDay(sales: readonly Sale[], days: readonly string[]): DaySales[] {
  return days.map((date) => {
    const ofDay = sales.filter((sale) => bangkokTime(sale.create_at).date === date);
    const paid = ofDay.filter(({ orders_status }) => orders_status === 'approve');
    return { date, orders: ofDay.length, satang: sumSatang(paid.map(({ orders_net }) => toSatang(orders_net))) };
  });
}

/** Percent by which today differs from yesterday; undefined when yesterday had nothing to compare with. */
export function change(today: number, yesterday: number): number | undefined {
  return yesterday === 0 ? undefined : Math.round(((today - yesterday) / yesterday) * 100);
}

/** Marks of a chart's axis from 0 upward in round steps, the last at or above the highest value. */
export function axis(highest: number): number[] {
  const rough = Math.max(highest, 3) / 3;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  return [0, 1, 2, 3].map((index) => index * step);
}
