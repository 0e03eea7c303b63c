import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLiveCameras } from './use-cameras';

const MEMBER = { camera_part: 'ร้องนำ', camera_face: null, camera_poster: null, video_start_ms: 0 };
let known = [{ ...MEMBER, id: 1, camera_name: 'พราว', url: '/v/camera1/master.m3u8' }];
let asks = 0;
async function server(): Promise<Response> {
  asks += 1;
  return {
    ok: true,
    status: 200,
    headers: new Headers(),
    json: async () => ({ result: true, data: known }),
  } as Response;
}

const originalFetch = global.fetch;
beforeEach(() => {
  vi.useFakeTimers({ toNotFake: ['queueMicrotask'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  global.fetch = server as typeof fetch;
  asks = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  global.fetch = originalFetch;
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function watch(onAir: number[]) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook((ids: number[]) => useLiveCameras(12, true, ids, 4_000), { wrapper, initialProps: onAir });
}
async function renew({ result }: ReturnType<typeof watch>): Promise<void> {
  void result.current.renewCameras();
  await pass(50);
}
const addresses = ({ result }: ReturnType<typeof watch>) => result.current.cameras.map(({ url }) => url);

describe('the cameras beside a live show', () => {
  it('WATCH-10 are not asked for while none is on air, and then at a moment of the viewer’s own', async () => {
    const page = watch([]);
    await pass(10_000);
    expect(asks).toBe(0);
    page.rerender([1]);
    await pass(1_900);
    expect(asks).toBe(0);
    await pass(200);
    expect([asks, addresses(page)]).toEqual([1, ['/v/camera1/master.m3u8']]);
  });

  it('WATCH-10 go off and on again without being asked for; a new one is', async () => {
    const page = watch([1]);
    await pass(2_100);
    page.rerender([]);
    expect(addresses(page)).toEqual([null]);
    page.rerender([1]);
    expect([asks, addresses(page)]).toEqual([1, ['/v/camera1/master.m3u8']]);
    known = [...known, { ...MEMBER, id: 2, camera_name: 'คิม', url: '/v/camera2/master.m3u8' }];
    page.rerender([1, 2]);
    await pass(2_100);
    expect([asks, addresses(page)]).toEqual([2, ['/v/camera1/master.m3u8', '/v/camera2/master.m3u8']]);
  });

  it('WATCH-03 WATCH-10 their files are opened again only when their time runs out', async () => {
    const page = watch([1]);
    await pass(2_100);
    await renew(page);
    expect(asks).toBe(1);
    await pass(121_000);
    await renew(page);
    expect(asks).toBe(2);
  });
});
