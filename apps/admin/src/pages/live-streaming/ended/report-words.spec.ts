import { reportWords } from './report-words';

describe('reportWords', () => {
  it('TELL-07 says when the band’s chat gets the report of a show, until it has it', () => {
    expect(reportWords('2026-11-28', { date: '2026-11-28', time: '22:05:00' })).toBe(
      'ส่งรายงานนี้เข้าแชตของวงพรุ่งนี้ 08:00 น.',
    );
    expect(reportWords('2026-11-28', { date: '2026-11-29', time: '07:59:59' })).toBe(
      'ส่งรายงานนี้เข้าแชตของวงวันนี้ 08:00 น.',
    );
    expect(reportWords('2026-11-28', { date: '2026-11-29', time: '08:00:00' })).toBeUndefined();
    expect(reportWords('2026-11-28', { date: '2026-12-04', time: '07:00:00' })).toBeUndefined();
  });
});
