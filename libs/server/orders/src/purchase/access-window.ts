import { addDays } from '@wethi/format';
import { endOfDay } from '@wethi/platform';

/** How long what was bought can be watched, as the settings say. */
export interface AccessWindows {
  ACCESS_WINDOW_DAYS: number;
  COURSE_ACCESS_DAYS: number;
}

/** A product as somebody bought it; days are Bangkok's, 'YYYY-MM-DD'. */
export interface Bought {
  product_type: string;
  /** Null for a product without one. */
  last_day: string | null;
  approve_date: string;
}

/**
 * The last moment in which a bought product can be watched: the end of the day, in Bangkok, that is some days after the
 * later of a show's last day and the approval, or after the approval of a course (decisions.md §3, §5).
 */
export function accessUntil({ product_type, last_day, approve_date }: Bought, windows: AccessWindows): Date {
  if (product_type !== 'M') return endOfDay(addDays(approve_date, windows.COURSE_ACCESS_DAYS));
  const later = last_day !== null && last_day > approve_date ? last_day : approve_date;
  return endOfDay(addDays(later, windows.ACCESS_WINDOW_DAYS));
}
