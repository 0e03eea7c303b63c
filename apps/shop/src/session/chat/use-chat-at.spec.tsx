import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useChatAt } from './use-chat-at';

const BEGAN = Date.parse('2026-11-20T13:00:00Z');
const SECOND = 1_000;

/** A message every second for ten minutes. */
const chatter = Array.from({ length: 600 }, (_, second) => ({
  id: second + 1,
  create_at: new Date(BEGAN + second * SECOND).toISOString(),
}));

let said = chatter;
let isAway = false;

/** As the server answers: the newest until a moment, or the oldest from one on. */
function answerTo(url: URL): object[] {
  const [from, until] = [url.searchParams.get('from'), url.searchParams.get('until')];
  const limit = Number(url.searchParams.get('limit'));
  if (from) return said.filter(({ create_at }) => create_at >= from).slice(0, limit);
  return said.filter(({ create_at }) => create_at <= (until ?? '')).slice(-limit);
}

const asked: URL[] = [];
const originalFetch = global.fetch;
beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  said = chatter;
  isAway = false;
  global.fetch = vi.fn(async (address: string | URL | Request) => {
    const url = new URL(address instanceof Request ? address.url : String(address), 'http://localhost');
    asked.push(url);
    if (isAway) throw new TypeError('Failed to fetch');
    return { ok: true, status: 200, json: async () => ({ result: true, data: answerTo(url) }) } as Response;
  }) as typeof fetch;
});
afterEach(() => {
  vi.useRealTimers();
  global.fetch = originalFetch;
});

function watching(second: number, isOver = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ at }) => useChatAt(7, BEGAN + at * SECOND, isOver), {
    wrapper,
    initialProps: { at: second },
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const at = async (next: number) => {
    rerender({ at: next });
    await pass(50);
    return result.current?.map(({ id }) => id - 1);
  };
  return { at, pass };
}

describe('useChatAt', () => {
  it('WATCH-12 shows what was written when the picture was on stage, and nothing of later', async () => {
    const { at } = watching(300);
    const shown = await at(300);
    expect(shown?.at(-1)).toBe(300);
    expect((await at(301))?.at(-1)).toBe(301);
  });

  it('WATCH-12 reads ahead, a page at a time and not with every second', async () => {
    const { at } = watching(100);
    for (let second = 100; second < 160; second += 1) expect((await at(second))?.at(-1)).toBe(second);
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  it('WATCH-12 begins anew where the viewer jumps to, also before the first word', async () => {
    const { at } = watching(400);
    await at(400);
    expect((await at(50))?.at(-1)).toBe(50);
    expect(await at(-60)).toEqual([]);
    for (let second = -59; second < 0; second += 1) await at(second);
    expect(await at(1)).toEqual([0, 1]);
  });

  it('WATCH-12 shows what was said before, however often the viewer goes back ten seconds', async () => {
    const { at } = watching(400);
    await at(400);
    for (let second = 390; second >= 250; second -= 10)
      expect((await at(second))?.slice(-2)).toEqual([second - 1, second]);
  });

  it('WATCH-12 drops what was said long ago, and goes on', async () => {
    const { at } = watching(0);
    for (let second = 0; second < 590; second += 5) expect((await at(second))?.at(-1)).toBe(second);
    expect((await at(590))?.length).toBeLessThanOrEqual(300);
  });

  it('WATCH-12 keeps what was said, and is to be said, while little is added to it', async () => {
    // Ten minutes behind a show on air: two words before, two after, and then everybody listens.
    said = [10, 20, 500, 510].flatMap((second) => chatter[second] ?? []);
    const { at, pass } = watching(60, false);
    await at(60);
    for (let second = 60; second < 490; second += 5) {
      await pass(5 * SECOND);
      expect(await at(second)).toEqual([10, 20]);
    }
    said = [...said, ...chatter.slice(520, 521)];
    for (let second = 490; second < 560; second += 5) {
      await pass(5 * SECOND);
      await at(second);
    }
    expect(await at(560)).toEqual([10, 20, 500, 510, 520]);
  });

  it('WATCH-12 asks again after a first reading that failed', async () => {
    isAway = true;
    const { at, pass } = watching(300);
    expect(await at(300)).toBeUndefined();
    isAway = false;
    await pass(30 * SECOND);
    await at(301);
    expect((await at(302))?.at(-1)).toBe(302);
  });

  it('WATCH-12 asks no more once a recording has said all', async () => {
    const { at } = watching(590);
    await at(590);
    const before = asked.length;
    for (let second = 591; second < 700; second += 1) await at(second);
    expect(asked.length).toBe(before);
  });
});
