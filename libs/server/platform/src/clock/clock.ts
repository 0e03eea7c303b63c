import { Injectable } from '@nestjs/common';
import { addDays, bangkokTime, instantOf } from '@wethi/format';
import { isDateString } from 'class-validator';

/** The time, and what it is in Bangkok. Injected, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** Today's date in Bangkok, 'YYYY-MM-DD'. */
  today(): string {
    return bangkokTime(this.now()).date;
  }
}

/** Is it a day that the calendar has, 'YYYY-MM-DD'? */
export function isCalendarDate(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && isDateString(text, { strict: true });
}

/** The last millisecond of a Bangkok date. */
export function endOfDay(date: string): Date {
  return new Date(instantOf(addDays(date, 1)) - 1);
}
