import { act, renderHook } from '@testing-library/react';
import { useIsPast } from './use-is-past';

const NOON = Date.UTC(2026, 10, 28, 12);
const DAY = 86_400_000;

describe('whether a moment is over', () => {
  beforeEach(() => vi.useFakeTimers({ now: NOON + 3 * DAY }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('BUY-11 goes by the server’s clock on a phone whose own runs fast, asked once for a page where it answers', async () => {
    const ask = vi.fn(async () => ({ headers: new Headers({ date: new Date(NOON).toUTCString() }) }));
    vi.stubGlobal('fetch', ask);
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { result: before } = renderHook(() => useIsPast(new Date(NOON + DAY).toISOString()));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect([before.current, ask.mock.calls.length]).toEqual([true, 1]);
    ask.mockClear();
    const { result: tomorrow } = renderHook(() => useIsPast(new Date(NOON + DAY).toISOString()));
    const { result: yesterday } = renderHook(() => useIsPast(new Date(NOON - DAY).toISOString()));
    const { result: never } = renderHook(() => useIsPast(null));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect([tomorrow.current, yesterday.current, never.current]).toEqual([false, true, false]);
    expect(ask).toHaveBeenCalledOnce();
  });
});
