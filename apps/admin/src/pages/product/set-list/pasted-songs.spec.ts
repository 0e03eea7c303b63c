import { pastedSongs, timed } from './pasted-songs';

describe('CAT-06 a set list that is pasted', () => {
  it('CAT-06 is one song a line, with its number and length or without', () => {
    const text = '1. แสงแรก 4:12\n\n  ใต้เงาไม้  \n3) พูดคุยกับผู้ชม 1:02:03\nเพลงปี 2569';
    expect(pastedSongs(text)).toEqual([
      { title: 'แสงแรก', seconds: 252 },
      { title: 'ใต้เงาไม้' },
      { title: 'พูดคุยกับผู้ชม', seconds: 3723 },
      { title: 'เพลงปี 2569' },
    ]);
  });

  it('CAT-06 cuts a title at what the database keeps', () => {
    expect(pastedSongs('ก'.repeat(300))).toEqual([{ title: 'ก'.repeat(200) }]);
  });

  it('CAT-06 puts the songs one after the other, as far as their lengths are known', () => {
    const songs = [
      { title: 'ก', seconds: 60 },
      { title: 'ข', seconds: 90 },
      { title: 'ค' },
      { title: 'ง', seconds: 60 },
    ];
    expect(timed(songs, '23:59:00').map(({ start, to }) => [start, to])).toEqual([
      ['23:59:00', '00:00:00'],
      ['00:00:00', '00:01:30'],
      [null, null],
      [null, null],
    ]);
    expect(timed(songs, null).every(({ start }) => start === null)).toBe(true);
  });
});
