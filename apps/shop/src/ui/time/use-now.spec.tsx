import { act, renderHook } from '@testing-library/react';
import { useNow } from './use-now';

const SECOND = 1_000;
const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 28, 12);

const originalFetch = global.fetch;
beforeEach(() => vi.useFakeTimers({ now: NOON + HOUR }));
afterEach(() => {
  vi.useRealTimers();
  global.fetch = originalFetch;
});

/** The server's clock, which is asked with a request. */
function serverSays(now: number) {
  const headers = new Headers({ date: new Date(now).toUTCString() });
  global.fetch = vi.fn(async () => ({ headers }) as Response);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('useNow', () => {
  it('BUY-11 believes a phone whose clock is right, though its page is an hour old', async () => {
    serverSays(NOON + HOUR);
    const { result } = renderHook(() => useNow(NOON, SECOND));
    await pass(SECOND);
    expect(result.current).toBe(NOON + HOUR + SECOND);
  });

  it('BUY-11 asks nobody when page and phone agree', async () => {
    serverSays(NOON);
    const { result } = renderHook(() => useNow(NOON + HOUR - 5 * SECOND, SECOND));
    await pass(SECOND);
    expect(result.current).toBe(NOON + HOUR + SECOND);
    expect(global.fetch).not.toHaveBeenCalled();
  });

  // The last one: what a page learned of the clock stays.
  it('BUY-11 follows the clock of the server on a phone that is an hour fast', async () => {
    serverSays(NOON);
    const { result } = renderHook(() => useNow(NOON, SECOND));
    await pass(0);
    expect(result.current).toBe(NOON);
    await pass(10 * SECOND);
    expect(result.current).toBe(NOON + 10 * SECOND);
  });
});
