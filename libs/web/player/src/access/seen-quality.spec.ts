import { seenQuality } from './seen-quality';

describe('seenQuality', () => {
  it.each([
    [1920, 1080, 'p1080'],
    [1920, 800, 'p1080'],
    [1080, 1920, 'p1080'],
    [2560, 1440, 'p1080'],
    [854, 480, 'p480'],
    [320, 180, 'p240'],
    [0, 0, undefined],
  ])('WATCH-08 calls a picture of %s × %s %s', (videoWidth, videoHeight, quality) => {
    expect(seenQuality({ videoWidth, videoHeight })).toBe(quality);
  });
});
