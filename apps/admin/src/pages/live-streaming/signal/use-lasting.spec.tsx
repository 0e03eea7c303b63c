import { act, renderHook } from '@testing-library/react';
import { useLasting } from './use-lasting';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('useLasting', () => {
  it('WATCH-08 tells what holds for a while, since when, and until it has been over for a while', () => {
    const wait = { before: 15_000, after: 30_000 };
    const began = Date.now();
    const { result, rerender } = renderHook((holds: boolean) => useLasting(holds, wait), { initialProps: true });
    pass(14_900);
    rerender(false);
    pass(60_000);
    expect(result.current).toBeUndefined();
    rerender(true);
    pass(15_000);
    expect(result.current).toBe(began + 74_900);
    rerender(false);
    pass(29_000);
    rerender(true);
    pass(29_000);
    rerender(false);
    expect(result.current).toBe(began + 74_900);
    pass(30_000);
    expect(result.current).toBeUndefined();
  });
});
