import { fewLines } from './few-lines';

describe('what is logged of a show', () => {
  afterEach(() => vi.useRealTimers());

  it('RUN-05 is a few lines a minute, and how many there were', () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const lines: string[] = [];
    const log = fewLines((line) => lines.push(line), 2);
    for (let line = 1; line <= 5; line++) log(`line ${line}`);
    vi.advanceTimersByTime(60_000);
    log('x'.repeat(1_000));
    expect(lines).toEqual(['line 1', 'line 2', '(3 more were left out)', 'x'.repeat(500)]);
  });
});
