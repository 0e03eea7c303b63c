import { filledShare, nextStart, previousStart, segmentAt, segmentsOf } from './chapters';

const SONGS = [
  { title: 'คลื่นลูกแรก', start: 372 },
  { title: 'เปิดเวที', start: 0 },
  { title: 'แสงใต้น้ำ', start: 1000 },
];

describe('segmentsOf', () => {
  it('WATCH-02 cuts the bar into the songs in order of time and keeps their place in the list', () => {
    expect(segmentsOf(SONGS, 1200)).toEqual([
      { index: 1, title: 'เปิดเวที', start: 0, end: 372 },
      { index: 0, title: 'คลื่นลูกแรก', start: 372, end: 1000 },
      { index: 2, title: 'แสงใต้น้ำ', start: 1000, end: 1200 },
    ]);
  });

  it('WATCH-02 leaves no hole before the first song', () => {
    const [first] = segmentsOf([{ title: 'เพลงแรก', start: 60 }], 100);
    expect(first).toEqual({ index: -1, title: '', start: 0, end: 60 });
  });

  it('WATCH-02 leaves out songs after the end and second songs at the same moment', () => {
    const songs = [...SONGS, { title: 'ซ้ำ', start: 372 }, { title: 'หลังจบ', start: 1200 }];
    expect(segmentsOf(songs, 1200).map(({ title }) => title)).toEqual(['เปิดเวที', 'คลื่นลูกแรก', 'แสงใต้น้ำ']);
  });

  it.each([0, Number.NaN])('WATCH-02 draws nothing while the length is unknown (%p)', (duration) => {
    expect(segmentsOf(SONGS, duration)).toEqual([]);
  });

  it('WATCH-02 makes one stretch of a video without songs', () => {
    expect(segmentsOf([], 90)).toEqual([{ index: -1, title: '', start: 0, end: 90 }]);
  });
});

describe('moving among songs', () => {
  const segments = segmentsOf(SONGS, 1200);

  it.each([
    [0, 'เปิดเวที'],
    [371.9, 'เปิดเวที'],
    [372, 'คลื่นลูกแรก'],
    [1200, 'แสงใต้น้ำ'],
  ])('WATCH-02 at %p s plays %s', (seconds, title) => {
    expect(segmentAt(segments, seconds)?.title).toBe(title);
  });

  it('WATCH-02 goes to the next song, and nowhere from the last one', () => {
    expect([nextStart(segments, 10), nextStart(segments, 372), nextStart(segments, 1001)]).toEqual([
      372,
      1000,
      undefined,
    ]);
  });

  it('WATCH-02 goes back to the start of the song, or to the one before within 3 s', () => {
    expect([previousStart(segments, 500), previousStart(segments, 374), previousStart(segments, 1)]).toEqual([
      372, 0, 0,
    ]);
  });

  it('WATCH-02 fills each stretch by itself', () => {
    const shares = segments.map((segment) => filledShare(segment, 686));
    expect(shares).toEqual([1, 0.5, 0]);
  });
});
