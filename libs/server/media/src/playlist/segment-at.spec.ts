import { filesOf, segmentAt } from './segment-at';

const PLAYLIST = `#EXTM3U
#EXT-X-MAP:URI="one.mp4"
#EXTINF:2.0,
one-0.m4s
#EXT-X-DISCONTINUITY
#EXT-X-MAP:URI="two.mp4"
#EXTINF:2.0,
#EXT-X-BITRATE:900
two-0.m4s
`;

describe('what plays at a position', () => {
  it.each([
    [0, ['one.mp4', 'one-0.m4s']],
    [1.9, ['one.mp4', 'one-0.m4s']],
    [2, ['two.mp4', 'two-0.m4s']],
    [4, undefined],
  ])('WATCH-02 second %d has its segment and the beginning of its session', (position, files) => {
    expect(segmentAt(PLAYLIST, position)).toEqual(files);
  });
});

it('RUN-06 names every file of a playlist, for whoever must have them all', () => {
  expect(filesOf(PLAYLIST)).toEqual(['one.mp4', 'one-0.m4s', 'two.mp4', 'two-0.m4s']);
});
