import { pauseAfter } from './relay';

describe('pause between tries of a job', () => {
  it.each([
    [1, 700, 1_000],
    [4, 5_600, 8_000],
    [24, 630_000, 900_000],
  ])('TELL-04 after %p tries is %p to %p ms', (made, least, most) => {
    const pause = pauseAfter(made);
    expect(pause).toBeGreaterThanOrEqual(least);
    expect(pause).toBeLessThanOrEqual(most);
  });
});
