import { addDays } from '@wethi/format';
import { endOfDay } from '@wethi/platform';

/**
 * The last moment in which a bought product can be watched: the end of the day, in Bangkok, that is some days after the
 * later of its last day and the approval (decisions.md §3).
 * @param lastDay 'YYYY-MM-DD' or null for a product without one
 * @param approveDate 'YYYY-MM-DD'
 */
export function accessUntil(lastDay: string | null, approveDate: string, days: number): Date {
  const later = lastDay !== null && lastDay > approveDate ? lastDay : approveDate;
  return endOfDay(addDays(later, days));
}
