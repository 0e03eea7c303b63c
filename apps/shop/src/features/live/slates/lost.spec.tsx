import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { LiveData } from '../live-data.server';
import type { LiveShow } from '../use-live-show';
import { Lost } from './lost';

vi.mock('../../../session/root-data', () => ({ useRootData: () => ({ maybeMember: true }) }));

const LOST_AT = Date.UTC(2026, 10, 20, 13, 43);
const originalFetch = global.fetch;
beforeEach(() => {
  global.fetch = (async () => ({ ok: true, json: async () => ({ result: { id: 7 } }) })) as unknown as typeof fetch; // of an answer only what is read
});
afterEach(() => {
  vi.restoreAllMocks();
  global.fetch = originalFetch;
});

function show(seconds: number, watchEarlier = vi.fn()) {
  const data = { show: { video_id: 12 }, poster: null } as LiveData;
  const now = LOST_AT + seconds * 1000;
  vi.spyOn(Date, 'now').mockReturnValue(now);
  const live = { serverNow: now, lostAt: LOST_AT, watching: 1_284 } as LiveShow;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Lost data={data} live={live} watchEarlier={watchEarlier} />
    </QueryClientProvider>,
  );
  return watchEarlier;
}
const help = () => screen.queryByRole('button', { name: 'ขอความช่วยเหลือ' });

describe('Lost', () => {
  it('WATCH-16 says whose line broke, for how long, and lets one watch what was shown before', () => {
    const watchEarlier = show(42);
    expect(screen.getByRole('heading', { name: 'สัญญาณจากวงหลุดชั่วคราว' })).toBeTruthy();
    expect(screen.getByText('รอมา 0:42 นาที ทุกคนรออยู่ 1,284 คน')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'ดูช่วงที่ผ่านมาระหว่างรอ' }));
    expect(watchEarlier).toHaveBeenCalledTimes(1);
    expect(help()).toBeNull();
  });

  it('WATCH-16 offers help after ten minutes', async () => {
    show(601);
    expect(await screen.findByRole('button', { name: 'ขอความช่วยเหลือ' })).toBeTruthy();
  });
});
