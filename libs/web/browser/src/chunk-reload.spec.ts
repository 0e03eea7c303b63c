import { isMissingChunk, mayReload, reloadOnceForMissingChunks } from './chunk-reload';

describe('reloading for a missing chunk', () => {
  it('SITE-10 happens at most once in 60 seconds', () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect([1_000_000, 1_030_000, 1_059_999, 1_060_000].map((now) => mayReload(now, store))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('SITE-10 waits for the line: what plays stays', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    reloadOnceForMissingChunks();
    const payload = new TypeError('Failed to fetch dynamically imported module');
    // Its chunk fails to whoever asked for it, and the reload is not used up.
    expect(window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))).toBe(
      true,
    );
    expect(sessionStorage).toHaveLength(0);
    expect([payload, new TypeError('another')].map(isMissingChunk)).toEqual([true, false]);
  });
});
