import { render, screen } from '@testing-library/react';
import type { Player } from './live-data.server';
import { NowPlaying } from './now-playing';

const member = (id: number, band_member_name: string, songs: number[]): Player => ({
  ...{ id, band_member_name, band_member_subname: 'ร้อง', band_member_path: null },
  songs,
});
const BAND = [member(1, 'พราว', [7]), member(2, 'โจ', [8])];
const song = (stage_time_id: number, title: string) => ({ stage_time_id, title, video_id: 1, start: 0 });
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('NowPlaying', () => {
  it.each([
    ['before the first song all who come', undefined, 'คืนนี้เจอใครบ้าง', ['พราวร้อง', 'โจร้อง']],
    ['whom the song names', song(8, 'ที่ร่ม'), 'กำลังเล่น “ที่ร่ม”', ['โจร้อง']],
    ['all, where the song names nobody', song(9, 'พัก'), 'กำลังเล่น “พัก”', ['พราวร้อง', 'โจร้อง']],
  ])('WATCH-05 shows %s', (_case, on, title, shown) => {
    render(<NowPlaying members={BAND} song={on} />);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(names()).toEqual(shown);
  });
});
