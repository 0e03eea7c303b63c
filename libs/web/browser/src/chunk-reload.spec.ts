import { mayReload } from './chunk-reload';

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
});
