import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useTv } from './use-tv';

const MINUTE_MS = 60_000;

/** Of the television's owner, as the server has them. */
let shows: { video_id: number }[] = [];
const originalFetch = global.fetch;
beforeEach(() => {
  vi.useFakeTimers();
  shows = [];
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener = () => undefined;
      close = () => undefined;
    },
  );
  global.fetch = vi.fn(async () => {
    const data = { code: null, code_seconds: 0, user_nickname: 'ฝ้าย', shows };
    return { ok: true, status: 200, json: async () => ({ result: true, data }) } as Response;
  }) as typeof fetch;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  global.fetch = originalFetch;
});

async function linked(isListing: boolean) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useTv(() => undefined, isListing), { wrapper });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(50);
  return { listed: () => result.current.tv?.shows, pass };
}

describe('useTv', () => {
  it('WATCH-13 a show that comes on air comes into the list, though nobody touches the television', async () => {
    const { listed, pass } = await linked(true);
    expect(listed()).toEqual([]);
    shows = [{ video_id: 7 }];
    await pass(MINUTE_MS);
    expect(listed()).toEqual(shows);
  });

  it('WATCH-13 it asks nothing while a show plays', async () => {
    const { pass } = await linked(false);
    await pass(10 * MINUTE_MS);
    expect(global.fetch).toHaveBeenCalledTimes(1);
  });
});
