import { calendarEntry, calendarFile, googleCalendarUrl } from './calendar-entry';

const SHOW = {
  product_url: 'moon-live',
  product_title: 'คืนพระจันทร์, สด',
  band_name: 'ไม้หมอน',
  stage_date: '2026-11-28',
  stage_time_start: '19:30:00',
  stage_time_to: '00:30:00',
};
const ADDRESS = 'https://wethi.example/watchReruns';

describe('a show in a calendar', () => {
  it('BUY-11 stands at its time in Thailand, past midnight too, with an alarm half an hour before', () => {
    const entry = calendarEntry(SHOW, ADDRESS);
    const lines = entry && calendarFile(entry, Date.UTC(2026, 10, 22)).split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:moon-live@wethi',
        'DTSTART:20261128T123000Z',
        'DTEND:20261128T173000Z',
        'SUMMARY:คืนพระจันทร์\\, สด · ไม้หมอน',
        'TRIGGER:-PT30M',
      ]),
    );
  });

  it('BUY-11 opens in Google Calendar by an address', () => {
    const entry = calendarEntry({ ...SHOW, stage_time_to: null }, ADDRESS);
    const { searchParams } = new URL(entry ? googleCalendarUrl(entry) : '');
    expect(searchParams.get('text')).toBe('คืนพระจันทร์, สด · ไม้หมอน');
    expect(searchParams.get('dates')).toBe('20261128T123000Z/20261128T143000Z');
  });

  it('BUY-11 is none without a date', () => {
    expect(calendarEntry({ ...SHOW, stage_date: null }, ADDRESS)).toBeNull();
  });
});
