import { render, screen } from '@testing-library/react';
import type { PackageProduct, RoomPlace } from '../../api-types';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { BeforeSale } from './before-sale';

vi.mock('../../session/member', async (original) => ({
  ...(await original<object>()),
  useMayRead: () => false,
  useMember: () => ({ state: 'guest', member: null }),
}));

const PLACE = {
  ...{ room_state: 'before', now: '2026-11-28T02:00:00Z', sale_at: '2026-11-28T03:00:00Z' },
  ...{ turn_minutes: 12, contact_minutes: 7 },
} as RoomPlace;
const PRODUCT = {
  ...{ product_title: 'คืนเดียวใต้แสงไฟ', product_url: 'one-night', product_img: null, product_queue_open: '09:30' },
  ...{ band_name: 'ดาวเหนือ', stage_date: '2026-12-05', stage_time_start: '19:00', stage_title: 'หอประชุม' },
};

describe('BeforeSale', () => {
  it.each([
    ['online', '1'],
    ['onground', '4'],
  ])('BUY-14 says of a show that is %s how many tickets one may have: %s', (product_format, tickets) => {
    render(<BeforeSale product={{ ...PRODUCT, product_format } as PackageProduct} place={PLACE} limit={1_200} />);
    expect(screen.getByText('บัตรต่อคน').previousElementSibling?.textContent).toBe(tickets);
  });

  it('BUY-14 says how long a turn and the place in line last as the settings do', () => {
    render(<BeforeSale product={PRODUCT as PackageProduct} place={PLACE} limit={1_200} />);
    expect(screen.getByText('ถึงคิวแล้วมีเวลา 12 นาที')).toBeTruthy();
    expect(screen.getByText(/กลับมาภายใน 7 นาที คิวยังอยู่/)).toBeTruthy();
  });

  it.each([
    ['2026-11-28', '09:30', 'เตือน 09:20\u00a0น. ทางอีเมลหรือ SMS'],
    ['2026-11-28', '09:05', undefined], // five minutes ago
    ['2026-11-29', '07:30', undefined], // everybody sleeps ten minutes before
  ])('BUY-14 TELL-06 of a room that opens on %s at %s one is told: %s', (product_queue_date, opens, hint) => {
    const product = { ...PRODUCT, product_queue_date, product_queue_open: opens } as PackageProduct;
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <BeforeSale product={product} place={PLACE} limit={1_200} />
        </QueryClientProvider>
      </MemoryRouter>,
    );
    expect(screen.queryByText(/ทางอีเมลหรือ SMS/)?.textContent).toBe(hint);
    expect(screen.queryByRole('button', { name: 'เตือนฉันก่อนห้องรอเปิด' }) !== null).toBe(hint !== undefined);
  });
});
