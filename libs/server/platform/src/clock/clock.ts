import { Injectable } from '@nestjs/common';
import { isDateString } from 'class-validator';

const BANGKOK_OFFSET_MS = 7 * 3_600_000; // no daylight saving since 1920
const DAY_MS = 86_400_000;

/** The time, and what it is in Bangkok. Injected, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** Today's date in Bangkok, 'YYYY-MM-DD'. */
  today(): string {
    return bangkokDate(this.now());
  }
}

/** Date in Bangkok of an instant, 'YYYY-MM-DD'. */
export function bangkokDate(instant: Date): string {
  return new Date(instant.getTime() + BANGKOK_OFFSET_MS).toISOString().slice(0, 10);
}

/** Time of day in Bangkok of an instant, 'HH:MM:SS'. */
export function bangkokTime(instant: Date): string {
  return new Date(instant.getTime() + BANGKOK_OFFSET_MS).toISOString().slice(11, 19);
}

/** Is it a day that the calendar has, 'YYYY-MM-DD'? */
export function isCalendarDate(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && isDateString(text, { strict: true });
}

/** The instant of a Bangkok date ('YYYY-MM-DD') and time ('HH:MM' or 'HH:MM:SS'). */
export function bangkokInstant(date: string, time = '00:00:00'): Date {
  return new Date(Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`) - BANGKOK_OFFSET_MS);
}

/** A Bangkok date moved by whole days. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The last millisecond of a Bangkok date. */
export function endOfDay(date: string): Date {
  return new Date(bangkokInstant(date).getTime() + DAY_MS - 1);
}
