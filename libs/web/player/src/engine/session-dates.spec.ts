import { instantAt, secondAt } from './session-dates';

const T = Date.parse('2026-11-28T13:00:00.000Z');
const dated = (start: number, ms?: number) => ({
  start,
  rawProgramDateTime: ms === undefined ? null : new Date(ms).toISOString(),
});
/** Two sessions of two seconds each; the second began ten seconds after the first. */
const SEGMENTS = [dated(0, T), dated(1), dated(2, T + 10_000), dated(3)];

describe('when a video was on stage', () => {
  it('WATCH-10 finds a moment in whichever session shows it', () => {
    expect([1_500, 10_250, 12_400].map((ms) => secondAt(SEGMENTS, T + ms))).toEqual([1.5, 2.25, 4.4]);
  });

  it('WATCH-10 finds nothing before it began, and nothing while the camera was away', () => {
    expect([-1, 2_100, 9_999].map((ms) => secondAt(SEGMENTS, T + ms))).toEqual([null, null, null]);
  });

  it('WATCH-05 WATCH-10 tells when a second was on stage', () => {
    expect([0, 1.5, 2.25, 4.4].map((second) => (instantAt(SEGMENTS, second) ?? 0) - T)).toEqual([
      ...[0, 1_500, 10_250, 12_400],
    ]);
  });

  it('WATCH-10 knows nothing of an upload, which has no times', () => {
    expect([secondAt([dated(0)], T), secondAt([], T), instantAt([dated(0)], 1)]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });
});
