import { delaySeconds } from './counter-rules';

describe('delays after wrong tries', () => {
  it('ACC-05 leaves three tries free, then waits 30 s, doubled each time, at most a day', () => {
    const delays = [0, 1, 2, 3, 4, 5, 9, 14, 15, 1_000].map((failures) => delaySeconds(failures, 3));
    expect(delays).toEqual([0, 0, 0, 30, 60, 120, 1_920, 61_440, 86_400, 86_400]);
  });

  it('ACC-05 keeps a stranger from more than 20 codes in a day', () => {
    let tries = 0;
    for (let seconds = 0; seconds < 86_400; tries += 1) seconds += delaySeconds(tries + 1, 5);
    expect(tries).toBeLessThanOrEqual(20);
  });
});
