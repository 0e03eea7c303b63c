import { render, screen } from '@testing-library/react';
import type { LiveData } from '../live-data.server';
import { Countdown } from './countdown';

const STARTS_AT = Date.UTC(2026, 10, 20, 13);
const stage = {
  id: 1,
  stage_title: 'คืนนี้',
  stage_date: '2026-11-20',
  stage_time_start: '20:00:00',
  stage_time_to: null,
};

function show(secondsBefore: number) {
  const now = STARTS_AT - secondsBefore * 1000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const data = { stage, startsAt: STARTS_AT, poster: null } as Partial<LiveData> as LiveData;
  render(<Countdown data={data} live={{ serverNow: now, waiting: 318 }} />);
}
afterEach(() => vi.restoreAllMocks());

describe('Countdown', () => {
  it('WATCH-11 says when the show begins, how long that is, and who waits, too', () => {
    show(18 * 60 + 24);
    expect(screen.getByText('วันนี้ 20:00 น.')).toBeTruthy();
    expect(screen.getByRole('timer', { name: 'เหลือ 18 นาที 24 วินาที' }).textContent).toBe('00ชั่วโมง18นาที24วินาที');
    expect(screen.getByText('มีคนรออยู่ด้วยกัน 318 คน')).toBeTruthy();
  });

  it.each([
    [20 * 3600 + 1, 'พรุ่งนี้ 20:00 น.', 'เหลือ 20 ชั่วโมง 1 วินาที'],
    [3 * 86_400 + 60, 'ศ. 20 พ.ย. 2569 20:00 น.', 'เหลือ 3 วัน 1 นาที'],
  ])('WATCH-11 names another day, %s seconds before', (seconds, when, left) => {
    show(seconds);
    expect(screen.getByText(when)).toBeTruthy();
    expect(screen.getByRole('timer', { name: left })).toBeTruthy();
  });

  it('WATCH-11 has no clock read aloud: no second is in a region that announces itself', () => {
    show(60);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
