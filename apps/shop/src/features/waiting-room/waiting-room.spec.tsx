import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { PackageProduct, RoomPlace } from '../../api-types';
import { keepPaying } from '../../overlays/paying-now';
import type { PaymentRequest } from '../../overlays/payment-request';
import { useRoom } from './use-room';
import { WaitingRoom } from './waiting-room';

vi.mock('../../session/member', async (original) => ({
  ...(await original<object>()),
  useMember: () => ({ state: 'member', member: { id: 7 } }),
}));
vi.mock('./use-list', () => ({ useList: () => ({ query: {}, leave: {}, join: {} }) }));
vi.mock('./use-room', async (original) => ({ ...(await original<object>()), useRoom: vi.fn() }));
vi.mock('./leave-line', () => ({ useLeave: () => ({}) }));

const PRODUCT = {
  id: 3,
  product_title: 'คืนเดียวใต้แสงไฟ',
  product_url: 'one-night',
  product_queue: 'Y',
  product_img: null,
};
const TIER = { title: 'ราคาปกติ', note: '', price: 690, open: true, from: null, membersOnly: false };
const TIERS = [
  { ...TIER, id: 1, title: 'สมาชิกเดิม', price: 540, membersOnly: true },
  { ...TIER, id: 2 },
];

function show(place: Partial<RoomPlace>) {
  const room = { query: { data: { now: '2026-11-28T03:00:00Z', turn_minutes: 12, ...place } }, again: {} };
  vi.mocked(useRoom).mockReturnValue(room as unknown as ReturnType<typeof useRoom>);
  render(<WaitingRoom product={PRODUCT as unknown as PackageProduct} tiers={TIERS} />, { wrapper: MemoryRouter });
}

describe('a turn in a waiting room', () => {
  afterEach(() => localStorage.clear());

  it('BUY-14 CAT-05 offers at first what everybody may buy', () => {
    show({ room_state: 'turn', turn_until: '2026-11-28T03:12:00Z' });
    expect(screen.getByRole('radio', { name: /ราคาปกติ/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('link', { name: 'ชำระเงิน' }).getAttribute('href')).toContain('price=2');
  });

  it('BUY-14 that is over leads who has transferred to what they paid for', () => {
    const link = () => screen.getByRole('link', { name: /ส่งสลิปที่นี่/ }).getAttribute('href');
    window.history.replaceState(null, '', '/package/one-night?dialog=pay&price=2&tickets=3');
    keepPaying({ product: { ...PRODUCT, id: 3 } } as unknown as PaymentRequest, 2070, 7);
    show({ room_state: 'turn-over', turn_until: '2026-11-28T03:12:00Z' });
    expect(link()).toBe('/package/one-night?dialog=pay&price=2&tickets=3');
  });
});
