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
  /** Until when personnel lets its buyer watch; it never takes time away. */
  longer?: string | null;
}

/**
 * The last moment in which a bought product can be watched: the end of the day, in Bangkok, that is some days after the
 * later of a show's last day and the approval, or after the approval of a course (decisions.md §3, §5); or the end of the day
 * until which personnel lets its buyer watch, when that is later.
 */
export function accessUntil({ product_type, last_day, approve_date, longer }: Bought, windows: AccessWindows): Date {
  const later = product_type === 'M' && last_day !== null && last_day > approve_date ? last_day : approve_date;
  const usual = addDays(later, product_type === 'M' ? windows.ACCESS_WINDOW_DAYS : windows.COURSE_ACCESS_DAYS);
  return endOfDay(longer && longer > usual ? longer : usual);
}
