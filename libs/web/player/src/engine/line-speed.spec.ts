import { lineSpeed } from './line-speed';

const download = (encodedBodySize: number, seconds: number, transferSize = encodedBodySize) => ({
  encodedBodySize,
  transferSize,
  responseStart: 1_000,
  responseEnd: 1_000 + seconds * 1_000,
});

describe('lineSpeed', () => {
  it('SITE-13 WATCH-02 measures by what came over the line, small answers and kept ones left out', () => {
    const kept = download(500_000, 0.001, 0);
    const small = download(800, 1);
    expect(lineSpeed([download(90_000, 0.5), download(90_000, 0.5), kept, small], undefined)).toBe(1_440_000);
  });

  it('SITE-13 WATCH-02 takes the word of the browser, and is cautious without one', () => {
    expect(lineSpeed([], { downlink: 10 })).toBe(10_000_000);
    expect(lineSpeed([], undefined)).toBe(1_000_000);
  });
});
