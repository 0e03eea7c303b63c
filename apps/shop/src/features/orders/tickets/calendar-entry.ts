import { DAY_MS, instantOf } from '@wethi/format';
import type { Product } from '../../../api-types';

const HOUR_MS = 3_600_000;

/** A show at its time, as calendars know it. */
export interface CalendarEntry {
  id: string;
  title: string;
  /** Milliseconds since 1970 UTC, as the end. */
  start: number;
  end: number;
  /** Of the page to watch on. */
  address: string;
}

type DatedShow = Pick<
  Product,
  'product_url' | 'product_title' | 'band_name' | 'stage_date' | 'stage_time_start' | 'stage_time_to'
>;

/** @returns null for a show without a date */
export function calendarEntry(show: DatedShow, address: string): CalendarEntry | null {
  const { product_url, product_title, band_name, stage_date, stage_time_start, stage_time_to } = show;
  if (!stage_date) return null;
  const start = instantOf(stage_date, stage_time_start ?? '00:00:00');
  const end = stage_time_to ? instantOf(stage_date, stage_time_to) : start + 2 * HOUR_MS;
  const title = `${product_title} · ${band_name}`;
  return { id: product_url, title, start, end: end > start ? end : end + DAY_MS, address };
}

/** An instant as calendars write it: '20261128T123000Z'. */
function stamp(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

const escaped = (text: string) => text.replace(/[\\;,]/g, (character) => `\\${character}`);

/**
 * A calendar file with the show and an alarm half an hour before (RFC 5545).
 * @param now milliseconds since 1970 UTC
 */
export function calendarFile({ id, title, start, end, address }: CalendarEntry, now: number): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wethi//TH',
    'BEGIN:VEVENT',
    `UID:${id}@wethi`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(`${title} ใกล้เริ่มแล้ว`)}`,
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** Google Calendar with the show filled in; also browsers inside of other apps, which take no files, open it. */
export function googleCalendarUrl({ title, start, end, address }: CalendarEntry): string {
  const query = { action: 'TEMPLATE', text: title, dates: `${stamp(start)}/${stamp(end)}`, details: address };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(query)}`;
}
