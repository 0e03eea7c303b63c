import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { usePlayback } from './use-playback';

vi.mock('../root-data', () => ({ useRootData: () => ({ maybeMember: true }) }));

let status = 200;
let asks = 0;
async function server(input: unknown): Promise<Response> {
  if (!String(input).includes('videosUserViewById'))
    return { ok: true, status: 200, json: async () => ({ result: { id: 7 } }) } as Response;
  asks += 1;
  if (status === 0) throw new TypeError('Failed to fetch');
  const data = { playback: { session: 'a', url: '/v/1.m3u8', start: [] } };
  const body = status === 200 ? { result: true, data } : { result: false, code: 'BUSY', message: 'ระบบกำลังมีผู้ใช้มาก' };
  return { ok: status === 200, status, headers: new Headers(), json: async () => body } as Response;
}

const originalFetch = global.fetch;
beforeEach(() => {
  vi.useFakeTimers({ toNotFake: ['queueMicrotask'] });
  global.fetch = server as typeof fetch;
  // jsdom notes no downloads.
  performance.getEntriesByType = () => [];
  [status, asks] = [200, 0];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  global.fetch = originalFetch;
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** @param withinMs as the page of a show that begins gives it */
async function watch(withinMs: number) {
  const client = new QueryClient();
  const seen: { current?: ReturnType<typeof usePlayback> } = {};
  const Page = () => {
    seen.current = usePlayback(12, false, 3, withinMs);
    return null;
  };
  const router = createMemoryRouter(
    [
      { path: '/member', element: null },
      { path: '/liveStreaming/:id', element: <Page /> },
    ],
    { initialEntries: ['/liveStreaming/3'] },
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      {children}
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  renderHook(() => undefined, { wrapper });
  await pass(50);
  return { seen, path: () => router.state.location.pathname };
}

describe('opening a video', () => {
  it('WATCH-11 who waited for the show asks at a moment of their own', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    await watch(4_000);
    await pass(1_900);
    expect(asks).toBe(0);
    await pass(200);
    expect(asks).toBe(1);
  });

  it('WATCH-11 a busy server turns nobody away: it is asked again, less and less often, and that is said', async () => {
    status = 503;
    const { seen, path } = await watch(0);
    await pass(60_000);
    expect(path()).toBe('/liveStreaming/3');
    expect(seen.current?.isBusy).toBe(true);
    expect(asks).toBeGreaterThan(3);
    expect(asks).toBeLessThan(10);
    status = 200;
    await pass(21_000);
    expect(seen.current?.playback).toMatchObject({ session: 'a' });
    expect(seen.current?.isBusy).toBe(false);
  });

  it('WATCH-11 a line that breaks while a show opens turns nobody away', async () => {
    status = 0;
    const { seen, path } = await watch(0);
    await pass(60_000);
    expect(path()).toBe('/liveStreaming/3');
    expect(seen.current?.isUnreached).toBe(true);
    status = 200;
    await pass(21_000);
    expect(seen.current?.playback).toMatchObject({ session: 'a' });
  });

  it('WATCH-15 who takes the show back from another device waits for nobody', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { seen } = await watch(4_000);
    await pass(2_100);
    expect(asks).toBe(1);
    void seen.current?.again();
    await pass(50);
    expect(asks).toBe(2);
  });

  it('WATCH-09 a refusal says why at once', async () => {
    status = 403;
    const { path } = await watch(0);
    await pass(50);
    expect(path()).toBe('/member');
  });
});
