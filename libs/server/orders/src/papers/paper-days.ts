import { addDays } from '@wethi/format';

/** The last day of the month of a date, 'YYYY-MM-DD': until its end a tax invoice may be asked for (design: 33). */
export function askUntil(paidOn: string): string {
  const [year = 0, month = 0] = paidOn.split('-').map(Number);
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  return addDays(next, -1);
}

/** A receipt bears the day of payment; of a month that is over, whose VAT may be paid already, the present one. */
export function issueDate(paidOn: string | null, today: string): string | null {
  return paidOn === null || paidOn.slice(0, 7) === today.slice(0, 7) ? paidOn : today;
}
