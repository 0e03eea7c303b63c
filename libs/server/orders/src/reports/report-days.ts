import { REPORT_DAYS } from '@wethi/contract';
import { addDays, instantOf } from '@wethi/format';
import { refuseField } from '@wethi/platform';
import { sql } from 'kysely';

/** Thailand keeps one offset the whole year. */
export const BANGKOK_DAY = sql<string>`date(create_at + interval 7 hour)`.as('date');

/** Instants at which the first day begins and the last one is over, in Bangkok. */
export type DayRange = readonly [from: Date, to: Date];

/**
 * Dates of a report: 'YYYY-MM-DD', both included.
 * @throws Refusal INVALID_INPUT when there are more than 366 days
 */
export function requireYear(first: string, last: string): void {
  if (last > addDays(first, REPORT_DAYS - 1)) throw refuseField('date_to', `เลือกช่วงวันที่ได้ไม่เกิน ${REPORT_DAYS} วัน`);
}

/**
 * @param first and last: 'YYYY-MM-DD', both included
 * @throws Refusal INVALID_INPUT when there are more than 366 days
 */
export function rangeOf(first: string, last: string): DayRange {
  requireYear(first, last);
  return [new Date(instantOf(first)), new Date(instantOf(addDays(last, 1)))];
}
