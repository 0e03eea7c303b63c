import {
  clockTime,
  dayMonth,
  longDate,
  nearDate,
  plainDate,
  plainMonth,
  recordDate,
  shortDate,
  shortPlainDate,
  timeAgo,
} from './date';
import {
  addDays,
  addMonths,
  bangkokDateTime,
  bangkokTime,
  daysOf,
  instantOf,
  secondsFrom,
  secondsOfDay,
} from './time-zone';

describe('dates', () => {
  it('SITE-05 writes dates in Thai words with the Buddhist year', () => {
    expect(longDate('2026-11-28')).toBe('เสาร์ 28 พฤศจิกายน 2569');
    expect(plainDate('2026-11-20')).toBe('20 พฤศจิกายน 2569');
    expect([plainMonth('2026-11'), plainMonth('2027-01-31')]).toEqual(['พฤศจิกายน 2569', 'มกราคม 2570']);
    expect(shortDate('2026-11-28')).toBe('ส. 28 พ.ย. 2569');
    expect([shortPlainDate('2026-12-02'), dayMonth('2027-02-06')]).toEqual(['2 ธ.ค. 2569', '6 ก.พ.']);
  });

  it('BUY-11 writes the year of a day that is not in this one, by Bangkok’s calendar', () => {
    const newYear = Date.parse('2026-12-31T17:00:00Z');
    expect(nearDate('2026-12-31', newYear - 1)).toBe('31 ธ.ค.');
    expect([nearDate('2026-12-31', newYear), nearDate('2027-01-02', newYear)]).toEqual(['31 ธ.ค. 2569', '2 ม.ค.']);
  });

  it('writes day-month-year for records, and keeps a time and น. together', () => {
    expect(recordDate('2026-11-20')).toBe('20-11-2026');
    expect(clockTime('19:30:00')).toBe('19:30\u00a0น.');
  });

  it('names every weekday and month of a year', () => {
    const year = Array.from({ length: 365 }, (_, day) => shortDate(addDays('2026-01-01', day)));
    expect(new Set(year).size).toBe(365);
    expect(year.join(' ')).not.toMatch(/undefined/);
  });

  it('goes between instants and Bangkok time', () => {
    expect(bangkokTime('2026-11-28T17:30:00Z')).toEqual({ date: '2026-11-29', time: '00:30:00' });
    expect(bangkokDateTime('2026-11-28T17:30:00Z')).toBe('2026-11-29 00:30:00');
    expect(instantOf('2026-11-28', '19:30')).toBe(Date.parse('2026-11-28T12:30:00Z'));
    expect(bangkokTime(instantOf('2026-02-28'))).toEqual({ date: '2026-02-28', time: '00:00:00' });
    expect([addMonths('2026-01-31', 1), addMonths('2026-11-30', 15)]).toEqual(['2026-02-28', '2028-02-29']);
    expect([addDays('2026-11-28', 4), addDays('2026-03-01', -1)]).toEqual(['2026-12-02', '2026-02-28']);
    expect(daysOf('2026-11-29', '2026-12-01')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
    expect(daysOf('2026-11-29', '2026-11-28')).toEqual([]);
    expect(secondsOfDay('19:30:05')).toBe(70_205);
    expect(secondsFrom('23:50:00', '00:10:00')).toBe(1200);
  });

  it.each([
    [30, 'เมื่อครู่นี้'],
    [300, '5 นาทีที่แล้ว'],
    [7200, '2 ชั่วโมงที่แล้ว'],
    [90_000, 'เมื่อวานนี้'],
    // 17:00 of the 20th: the last minute of the 18th is two days ago, though not 48 hours.
    [41 * 3600 - 60, 'เมื่อวานนี้'],
    [41 * 3600 + 60, '2 วันที่แล้ว'],
    [200_000, '2 วันที่แล้ว'],
    [7 * 86_400 - 1, '7 วันที่แล้ว'],
    [7 * 86_400, '1 สัปดาห์ที่แล้ว'],
    [15 * 86_400, '2 สัปดาห์ที่แล้ว'],
    [40 * 86_400, '11 ต.ค. 2569'],
  ])('WATCH-06 tells how long ago a comment was: %p s', (seconds, words) => {
    const now = Date.parse('2026-11-20T10:00:00Z');
    expect(timeAgo(now - seconds * 1000, now)).toBe(words);
  });

  it('refuses what is not a date', () => {
    expect(() => longDate('28-11')).toThrow(RangeError);
  });
});
