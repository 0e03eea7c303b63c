import { render, screen } from '@testing-library/react';
import type { PackageProduct, RoomPlace } from '../../api-types';
import { BeforeSale } from './before-sale';

vi.mock('../../session/member', () => ({ useMember: () => ({ state: 'guest', member: null }) }));

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
});
