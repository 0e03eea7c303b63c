import { instantOf } from '@wethi/format';
import type { Purchase } from '../../api/types';

/** An instant as calendars write it: '20261128T123000Z'. */
function stamp(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

const escaped = (text: string) => text.replace(/[\\;,]/g, (character) => `\\${character}`);

/**
 * A calendar file with the show and an alarm half an hour before (RFC 5545).
 * @param address of the page to watch on
 * @param now milliseconds since 1970 UTC
 */
export function calendarEntry(purchase: Purchase, address: string, now: number): string {
  const { order_no, product_title, band_name, stage_date, stage_time_start, stage_time_to } = purchase;
  const date = stage_date ?? '';
  const start = instantOf(date, stage_time_start ?? '00:00:00');
  const end = stage_time_to ? instantOf(date, stage_time_to) : start + 2 * 3_600_000;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wethi//TH',
    'BEGIN:VEVENT',
    `UID:${order_no}@wethi`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end > start ? end : end + 86_400_000)}`,
    `SUMMARY:${escaped(`${product_title} · ${band_name}`)}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(`${product_title} ใกล้เริ่มแล้ว`)}`,
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** Hands the file to the browser, which offers it to the calendar. */
export function saveCalendarEntry(purchase: Purchase): void {
  const file = new Blob([calendarEntry(purchase, location.href, Date.now())], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${purchase.product_url}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}
