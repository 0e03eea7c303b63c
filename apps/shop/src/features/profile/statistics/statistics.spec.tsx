import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Statistics } from './statistics';
import { useWatched } from './watched-query';

vi.mock('./watched-query', async (original) => ({ ...(await original<object>()), useWatched: vi.fn() }));

const VIDEO = { video_id: 1, video_name: 'คืนแรก', time_total: 252, visits: 2, end_total: 0, last_date: '2026-11-28' };

describe('Statistics', () => {
  it('WATCH-07 names hours, minutes and seconds, also below one hour', () => {
    const bars = { day: [], week: [], month: [] };
    const data = { dayTotalSecond: 252, weekTotalSecond: 5_025, monthTotalSecond: 0, videos: [VIDEO], bars };
    vi.mocked(useWatched).mockReturnValue({ data } as never);
    render(<Statistics />, { wrapper: MemoryRouter });
    const figures = screen.getAllByText('ชั่วโมง:นาที:วินาที').map((note) => note.previousElementSibling?.textContent);
    expect(figures).toEqual(['0:04:12', '1:23:45', '0:00:00']);
  });

  it('WATCH-07 parts the thousands of the minutes of a month', () => {
    const bars = { day: [{ label: '1 พ.ย.', minutes: 1_234 }], week: [], month: [] };
    const data = { dayTotalSecond: 0, weekTotalSecond: 0, monthTotalSecond: 74_040, videos: [VIDEO], bars };
    vi.mocked(useWatched).mockReturnValue({ data } as never);
    render(<Statistics />, { wrapper: MemoryRouter });
    expect(screen.getByRole('img', { name: /มากที่สุด 1 พ\.ย\. 1,234 นาที$/ })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '1,234' })).toBeTruthy();
  });
});
