import { watchedSongs } from './watched-songs';

const SONGS = [
  { stage_time_id: 1, title: 'เปิดเวที', start: 0 },
  { stage_time_id: 2, title: 'คลื่นลูกแรก', start: 130 },
  { stage_time_id: 3, title: 'น้ำขึ้น', start: 430 },
];

describe('watchedSongs', () => {
  it('WATCH-08 tells how much of each song somebody played', () => {
    expect(watchedSongs(SONGS, [0, 1, 2, 3], 600)).toEqual([
      { id: 1, label: '1. เปิดเวที', length: 2, share: 1, isAgain: false },
      { id: 2, label: '2. คลื่นลูกแรก', length: 5, share: 0.4, isAgain: false },
      { id: 3, label: '3. น้ำขึ้น', length: 3, share: 0, isAgain: false },
    ]);
  });

  it('WATCH-08 tells which songs somebody went back to', () => {
    const again = [0, 2, 3, 4];
    expect(watchedSongs(SONGS, [0, 1, 2, 3, 4, 5], 600, again).map(({ isAgain }) => isAgain)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('WATCH-08 goes as far as was played where the length is not known, and leaves out what comes later', () => {
    expect(watchedSongs(SONGS, [2, 3], null).map(({ length, share }) => [length, share])).toEqual([
      [2, 0],
      [5, 0.4],
    ]);
    expect(watchedSongs([], [1], 600)).toEqual([]);
  });
});
