import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import type { TvPlayerHandle } from '@wethi/player';
import TvVideo from './tv-video';

const originalFetch = global.fetch;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  global.fetch = originalFetch;
});

/** The server refuses with a status, however often it is asked. */
async function opening(status: number) {
  const body = { result: false, code: 'X', message: 'เปิดไม่ได้' };
  global.fetch = vi.fn(async () => ({ ok: false, status, headers: new Headers(), json: async () => body }) as Response);
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TvVideo
        videoId={7}
        show={undefined}
        ref={createRef<TvPlayerHandle>()}
        onLeft={() => undefined}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  return onClose;
}

describe('TvVideo', () => {
  it('WATCH-13 is opened again by itself while the server is busy', async () => {
    const onClose = await opening(503);
    expect(onClose).not.toHaveBeenCalled();
    expect(vi.mocked(global.fetch).mock.calls.length).toBeGreaterThan(2);
    expect(screen.getByRole('status').textContent).toBe('คนเข้าพร้อมกันมาก กำลังลองใหม่ให้เอง');
  });

  it('WATCH-13 goes back to the list with the reason where it may not be watched', async () => {
    expect((await opening(403)).mock.calls).toEqual([['เปิดไม่ได้']]);
  });
});
