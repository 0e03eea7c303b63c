import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { LiveData } from '../live-data.server';
import type { LiveShow } from '../use-live-show';
import type { Offer } from './offer.server';
import { Outside } from './outside';

vi.mock('../../../session/root-data', () => ({ useRootData: () => ({ maybeMember: false, accessWindowDays: 4 }) }));
vi.mock('../../../session/watching-now', () => ({ useWatchingNow: () => 1284 }));

const NOW = Date.parse('2026-11-20T20:44:30+07:00');
const OFFER: Offer = {
  ...{ productUrl: 'fang-phleng', price: 390, formerPrice: 490, tier: null, isCrowded: false },
  ...{ lastDay: '2026-11-20', teaser: { id: 7, seconds: 60 } },
};

function open(offer: Partial<Offer> = {}, phase: LiveShow['phase'] = 'on-air') {
  vi.spyOn(Date, 'now').mockReturnValue(NOW);
  const data = {
    show: { live_streaming_name: 'ฟังเพลงใต้ต้นไม้' },
    stage: { id: 1, stage_time_start: '20:00:00' },
    ...{ bandName: 'ไม้หมอน', poster: null },
  } as LiveData; // what the part reads of it
  const state = { live_streaming_start_at: '2026-11-20T13:00:00Z' };
  const live = { phase, state, serverNow: NOW } as LiveShow; // the same
  const element = <Outside data={data} live={live} offer={{ ...OFFER, ...offer }} />;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  );
}

const leadsTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('a show that has begun, for a guest', () => {
  afterEach(() => vi.restoreAllMocks());

  it('WATCH-03 says what it costs to come in, since when it is on, and until when it can be watched', () => {
    open();
    expect(screen.getByText('สด')).toBeTruthy();
    expect(screen.getByLabelText('ผู้ชมขณะนี้ 1,284 คน')).toBeTruthy();
    expect(screen.getByText('ไม้หมอน · เริ่ม 20:00 น. เล่นมาแล้ว 44 นาที')).toBeTruthy();
    expect(screen.getByText('ดูย้อนหลังได้ถึง อ. 24 พ.ย. 2569')).toBeTruthy();
    expect(screen.getByText('฿490.00')).toBeTruthy();
    expect([screen.getByText('฿364.49'), screen.getByText('฿25.51')]).toHaveLength(2);
    expect(leadsTo('ซื้อบัตร ฿390.00')).toBe('/package/fang-phleng?buy=1');
    expect(leadsTo('ดูตัวอย่าง 1 นาที')).toBe('/videoStage/7');
    expect(leadsTo('ดูว่าคำสั่งซื้อถึงไหนแล้ว')).toBe('/watchReruns');
  });

  it('WATCH-03 names the price of several, and leaves the line of the waiting room to its page', () => {
    open({ tier: 'Early Bird', isCrowded: true, teaser: null }, 'starting');
    expect(screen.queryByText('สด')).toBeNull();
    expect(screen.getByText('ราคาบัตร Early Bird')).toBeTruthy();
    expect(leadsTo('ดูบัตรของงานนี้')).toBe('/package/fang-phleng');
    expect(screen.queryByRole('link', { name: /^ดูตัวอย่าง/ })).toBeNull();
  });

  it('CAT-05 says that a show costs nothing, without a tax of nothing', () => {
    open({ price: 0, formerPrice: null });
    expect(screen.getByText('ฟรี')).toBeTruthy();
    expect(screen.queryByText(/฿0/)).toBeNull();
    expect(leadsTo('รับบัตรฟรี')).toBe('/package/fang-phleng?buy=1');
  });

  it('WATCH-03 counts the days to watch from today once the last day is over', () => {
    open({ lastDay: '2026-11-18' });
    expect(screen.getByText('ดูย้อนหลังได้ถึง อ. 24 พ.ย. 2569')).toBeTruthy();
  });
});
