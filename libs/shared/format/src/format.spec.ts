import { bankAccount } from './account';
import { duration, fullDuration, remaining, shortDuration, spokenDuration } from './duration';
import { baht, count, shortCount } from './number';
import { maskedPhone, phone, typedPhone } from './phone';

describe('format', () => {
  it('BUY-01 shows money with two decimals, always', () => {
    expect([590, '1290', 0, 551.4, -100].map(baht)).toEqual(['฿590.00', '฿1,290.00', '฿0.00', '฿551.40', '-฿100.00']);
    expect(() => baht('')).toThrow(RangeError);
  });

  it('BUY-01 shows an account of ten digits grouped, otherwise "-"', () => {
    expect(bankAccount('0123456789')).toBe('012-3-45678-9');
    expect([bankAccount('12345'), bankAccount(null), bankAccount('01234567890')]).toEqual(['-', '-', '-']);
  });

  it('SITE-03 shows a phone as 081-234-5678, also while it is typed', () => {
    expect(['0812345678', '08123', '081', ''].map(phone)).toEqual(['081-234-5678', '081-23', '081', '']);
  });

  it('ADMIN-06 reads a phone however it was typed', () => {
    for (const text of ['0812345678', '081-234-5678', '+66 81 234 5678', '+66 (0)81 234 5678', '66812345678'])
      expect(typedPhone(text)).toBe('0812345678');
    expect(['234-56', '6623', 'ใบตอง', 'W261123', '12', '%'].map(typedPhone)).toEqual([
      ...['23456', '6623'],
      ...Array.from({ length: 4 }, () => undefined),
    ]);
  });

  it('WATCH-02 masks the phone of the watermark', () => {
    expect([maskedPhone('0812345678'), maskedPhone('081')]).toEqual(['08x-xxx-5678', 'xxx-xxx-xxxx']);
  });

  it('writes lengths as a clock and in words', () => {
    expect([252, 6500, 0, 59].map(duration)).toEqual(['4:12', '1:48:20', '0:00', '0:59']);
    expect(fullDuration(252)).toBe('0:04:12');
    expect([3900, 60, 7200, 0].map(shortDuration)).toEqual(['1 ชม. 5 นาที', '1 นาที', '2 ชม.', '0 นาที']);
    expect([2538, 30, 3600].map(spokenDuration)).toEqual(['42 นาที 18 วินาที', '30 วินาที', '1 ชั่วโมง']);
  });

  it('SITE-06 splits what is left of a countdown, never below zero', () => {
    expect(remaining(8 * 86_400 + 6 * 3600 + 9 * 60 + 42)).toEqual({ days: 8, hours: 6, minutes: 9, seconds: 42 });
    expect(remaining(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it('shortens counts the Thai way', () => {
    expect([999, 1284, 12_800, 540_000, 2_300_000].map(shortCount)).toEqual([
      '999',
      '1.2 พัน',
      '1.2 หมื่น',
      '5.4 แสน',
      '2.3 ล้าน',
    ]);
    expect(count(1284)).toBe('1,284');
  });
});
