import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { LiveData } from '../live-data.server';
import { Ended } from './ended';

vi.mock('../../../session/root-data', () => ({
  useRootData: () => ({ maybeMember: true, contacts: { line: '@wethi' } }),
}));

let isReady = true;
let isPacked = true;
let asked = 0;
const originalFetch = global.fetch;
beforeEach(() => {
  vi.useFakeTimers({ toNotFake: ['queueMicrotask'] });
  isReady = true;
  isPacked = true;
  asked = 0;
  global.fetch = (async (input: unknown) => {
    const call = /\/api\/(\w+)/.exec(String(input))?.[1];
    if (call === 'liveStreamingById') asked += 1;
    const isThere = call !== 'videosById' || isReady;
    const show = { id: 3, live_streaming_packed_at: isPacked ? '2026-11-20T14:58:00.000Z' : null };
    const data = call === 'videosById' ? { id: 12 } : show;
    const body = call === 'loginPing' ? { result: { id: 7 } } : { result: isThere, ...(isThere && { data }) };
    return { ok: isThere, status: isThere ? 200 : 404, headers: new Headers(), json: async () => body } as Response;
  }) as typeof fetch;
});
afterEach(() => {
  vi.useRealTimers();
  global.fetch = originalFetch;
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const seconds = async (count: number) => {
  for (let second = 0; second < count; second += 1) await pass(1_000);
};

async function show(mayWatch = true) {
  const data = { show: { id: 3, video_id: 12, live_streaming_name: 'แสงสุดท้าย' }, poster: null } as LiveData;
  const page = (
    <>
      <Ended data={data} mayWatch={mayWatch} />
      <input aria-label="ข้อความ" />
    </>
  );
  const routes = [
    { path: '/liveStreaming/:id', element: page },
    { path: '/videoStage/:id', element: <p>ดูย้อนหลัง</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/liveStreaming/3'] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await pass(100);
  return () => router.state.location.pathname;
}

describe('after a show', () => {
  it('WATCH-11 the replay opens by itself once it is there, and no second is read aloud', async () => {
    [isPacked, isReady] = [false, false];
    const path = await show();
    await seconds(30);
    expect(path()).toBe('/liveStreaming/3');
    expect(screen.getByRole('status').textContent).toContain('อีกไม่กี่วินาทีก็ดูย้อนหลังได้');
    expect(screen.queryByRole('link')).toBeNull();
    [isPacked, isReady] = [true, true];
    await seconds(5);
    const heard = screen.getByRole('status').cloneNode(true) as HTMLElement;
    heard.querySelectorAll('[aria-hidden]').forEach((part) => part.remove());
    expect(heard.textContent).toContain('จะเปิดให้เอง');
    expect(heard.textContent).not.toMatch(/\d/);
    await seconds(20);
    expect(path()).toBe('/videoStage/12');
  });

  it('WATCH-12 the replay is not opened to whoever may not watch it', async () => {
    const path = await show(false);
    await seconds(30);
    expect(path()).toBe('/liveStreaming/3');
    expect(screen.getByRole('status').textContent).toMatch(/ดูย้อนหลังพร้อมแล้ว$/);
  });

  it('WATCH-11 who writes is left alone until they are done', async () => {
    const path = await show();
    screen.getByRole('textbox').focus();
    await seconds(60);
    expect(path()).toBe('/liveStreaming/3');
    screen.getByRole('textbox').blur();
    await seconds(21);
    expect(path()).toBe('/videoStage/12');
  });

  it.each(['dialog', 'alertdialog'])(
    'WATCH-11 whoever has an open %s is left alone until it is closed',
    async (role) => {
      const path = await show();
      const dialog = document.createElement('div');
      dialog.setAttribute('role', role);
      document.body.append(dialog);
      await seconds(60);
      expect(path()).toBe('/liveStreaming/3');
      dialog.remove();
      await seconds(21);
      expect(path()).toBe('/videoStage/12');
    },
  );

  it('WATCH-12 a show without a replay says so and leads on, and opens it once it is there after all', async () => {
    isReady = false;
    const path = await show();
    expect(screen.getByRole('status').textContent).toContain('งานนี้ยังไม่มีให้ดูย้อนหลัง');
    expect(screen.getByRole('link', { name: 'ดูงานแสดงอื่น' }).getAttribute('href')).toBe('/packageAll');
    expect(screen.getByRole('link', { name: /LINE @wethi/ })).toBeTruthy();
    isReady = true;
    await seconds(5);
    expect(screen.queryByRole('link', { name: /LINE/ })).toBeNull();
    await seconds(20);
    expect(path()).toBe('/videoStage/12');
  });

  it('WATCH-12 a show without a replay is asked about ever more rarely, and not at all while nobody looks', async () => {
    isReady = false;
    await show();
    const minutes = async (count: number) => {
      const before = asked;
      for (let minute = 0; minute < count; minute += 1) await pass(60_000);
      return asked - before;
    };
    expect(await minutes(1)).toBeGreaterThan(15);
    expect(await minutes(14)).toBeLessThan(40);
    expect(await minutes(10)).toBe(10);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await minutes(10)).toBe(0);
    seen.mockRestore();
    window.dispatchEvent(new Event('visibilitychange'));
  });
});
