import { fireEvent, render, screen } from '@testing-library/react';
import { NextSongKey, songAt, SongMenu } from './song-keys';

const song = (id: number, title: string, start: number) => ({ id, title, start, members: [] });
const SONGS = [song(1, 'เปิดเวที', 0), song(2, 'แสงใต้น้ำ', 2538), song(3, 'น้ำขึ้น', 3944)];

function keys(second: number) {
  const onSeek = vi.fn();
  render(
    <>
      <SongMenu songs={SONGS} second={second} onSeek={onSeek} />
      <NextSongKey songs={SONGS} second={second} onSeek={onSeek} />
    </>,
  );
  return onSeek;
}
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'เพลงถัดไป' });

describe('the keys of songs', () => {
  it('WATCH-13 lead to the next song, and to any of the set list', () => {
    const onSeek = keys(2600);
    fireEvent.click(next());
    fireEvent.keyDown(screen.getByRole('button', { name: 'เซตลิสต์' }), { key: 'Enter' });
    expect(screen.getByRole('menuitemradio', { name: 'แสงใต้น้ำ 42:18' }).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'เปิดเวที 0:00' }));
    expect(onSeek.mock.calls).toEqual([[3944], [0]]);
  });

  it('WATCH-13 lead no further than the last song', () => {
    keys(4000);
    expect(next().disabled).toBe(true);
    expect(songAt(SONGS, 4000)?.title).toBe('น้ำขึ้น');
  });
});
