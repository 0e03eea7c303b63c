import { lengthOf, repeatingPlaylist } from './demo-playlist';

const filesOf = (playlist: string) => playlist.match(/^a-\d{4}\.m4s$/gm)?.map((name) => Number(name.slice(2, 6)));

describe('repeatingPlaylist', () => {
  it('CAT-08 repeats the segments of each song until it is over', () => {
    expect(filesOf(repeatingPlaylist('a', [20, 8]))).toEqual([0, 1, 0, 1, 0, 2, 3]);
  });

  it('CAT-08 marks every jump, and only jumps', () => {
    const lines = repeatingPlaylist('a', [8, 12]).split('\n');
    const marks = lines.flatMap((line, place) => (line === '#EXT-X-DISCONTINUITY' ? [lines[place + 2]] : []));
    expect(marks).toEqual(['a-0002.m4s']);
    expect(lines.filter((line) => line.startsWith('#EXTINF'))).toHaveLength(5);
  });

  it('CAT-08 a long show ends to half a segment where its set list says', () => {
    const songs = [372, 628, 625, 913, 852, 554, 1286, 1270];
    expect(lengthOf(songs)).toBe(6500);
    expect(filesOf(repeatingPlaylist('a', songs))).toHaveLength(6500 / 4);
    expect(filesOf(repeatingPlaylist('a', songs))?.indexOf(4)).toBe((372 + 628) / 4);
  });
});
