import { likedSongs, playedSongs, skippedShare, songAt } from './songs';

const SHARES = [1, 0.9, 0.8, 0.7, 0.6];
const MINUTES = SHARES.map((share, minute) => ({ minute, share, viewers: share * 10 }));
const song = (stage_time_id: number, start: number) => ({
  ...{ stage_time_id, start, title: `เพลง ${stage_time_id}`, viewers: 0 },
  share: SHARES[Math.floor(start / 60)] ?? 0,
});

describe('songs over the minutes of a show', () => {
  it('WATCH-08 tells who still watched when each began and when it ended', () => {
    expect(playedSongs(MINUTES, [song(1, 0), song(2, 130)])).toEqual([
      { id: 1, label: '1. เพลง 1', start: 0, from: 0, to: 2, atStart: 1, atEnd: 0.9 },
      { id: 2, label: '2. เพลง 2', start: 130, from: 2, to: 5, atStart: 0.8, atEnd: 0.6 },
    ]);
  });

  it('WATCH-08 leaves out what lies behind the end, and gives a short song its minute', () => {
    const songs = playedSongs(MINUTES, [song(1, 60), song(2, 90), song(3, 900)]);
    expect(songs.map(({ id, from, to }) => [id, from, to])).toEqual([
      [1, 1, 2],
      [2, 1, 5],
    ]);
  });

  it('WATCH-08 tells who left a song out, and not who left for good', () => {
    const minutes = [1, 0.9, 0.9, 0.6, 0.7, 0.8, 0.8, 0.4].map((share, minute) => ({
      minute,
      share,
      viewers: share * 10,
    }));
    const [first, second, last] = playedSongs(minutes, [song(1, 0), song(2, 180), song(3, 300)]);
    expect(skippedShare(second!, minutes)).toEqual({ share: expect.closeTo(0.2), minute: 3 });
    expect(skippedShare(first!, minutes).share).toBe(0);
    expect(skippedShare(last!, minutes).share).toBe(0);
  });

  it('WATCH-08 puts the most liked first, as parts of it, and adds up what was chosen', () => {
    const setList = [1, 2, 3].map((id) => ({ id, stage_detail_time_title: `เพลง ${id}` }));
    const chosen = (stage_time_id: number, totalLike: number, totalConf = 0, totalIgno = 0) => ({
      ...{ stage_time_id, totalLike, totalConf, totalIgno },
    });
    expect(likedSongs([chosen(1, 10, 2), chosen(2, 40, 0, 3), chosen(3, 0, 1)], setList)).toEqual({
      songs: [
        { id: 2, name: 'เพลง 2', likes: 40, share: 1 },
        { id: 1, name: 'เพลง 1', likes: 10, share: 0.25 },
      ],
      ...{ like: 50, conf: 3, igno: 3 },
    });
    expect(likedSongs([], setList)).toEqual({ songs: [], like: 0, conf: 0, igno: 0 });
  });

  it('WATCH-08 names the song at a position', () => {
    const songs = [song(1, 60), song(2, 130)];
    expect([59, 60, 129, 130].map((second) => songAt(songs, second)?.stage_time_id)).toEqual([undefined, 1, 1, 2]);
  });
});
