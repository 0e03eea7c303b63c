import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import type { OwnTicket } from '../../api-types';
import { useToast } from '../../ui/feedback/toast';
import { Tickets } from './tickets';

vi.mock('../../session/root-data', () => ({ useRootData: () => ({ maybeMember: true }), useIsRootRead: () => true }));
vi.mock('../../ui/feedback/toast', () => ({ useToast: vi.fn() }));
vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock('../../session/kept-tickets', () => ({
  keepTicketsPage: () => undefined,
  keepTickets: () => undefined,
  keptTickets: () => undefined,
}));

const ticket = (ticket_number: number) =>
  ({
    orders_detail_id: ticket_number,
    ticket_number,
    ticket_count: 2,
    ticket_code: `W26112012345-${ticket_number}`,
    order_no: 'W26112012345',
    ticket_state: 'valid',
    ticket_token: 'token',
    is_own: true,
    product_title: 'ฟ้าผ่ากลางกรุง',
    product_url: 'storm',
    band_name: 'วง',
    stage_title: 'ฮอลล์',
  }) as OwnTicket;

const showToast = vi.fn();
beforeEach(async () => {
  vi.mocked(useToast).mockReturnValue(showToast);
  vi.mocked(call).mockImplementation((async (_: string, path: string) =>
    path === 'tickets' ? { data: [ticket(1), ticket(2)] } : { result: { id: 7 } }) as never);
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <Tickets />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await screen.findByText('ใบที่ 1 จาก 2');
});

describe('tickets', () => {
  it('BUY-20 keep the phone that is typed, and the ticket that it is for, while arrows move in it', () => {
    fireEvent.click(screen.getByRole('button', { name: 'ส่งให้เพื่อน' }));
    const phone = screen.getByLabelText<HTMLInputElement>('เบอร์โทรศัพท์ของเพื่อน');
    fireEvent.change(phone, { target: { value: '0890000009' } });
    fireEvent.keyDown(phone, { key: 'ArrowRight' });
    expect(screen.getByText('ใบที่ 1 จาก 2')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('เบอร์โทรศัพท์ของเพื่อน').value).toBe('0890000009');
  });

  it('BUY-20 say what to do where no picture of one can be saved', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    fireEvent.click(screen.getByRole('button', { name: 'บันทึกเป็นรูป' }));
    const title = 'บันทึกรูปไม่ได้ จับภาพหน้าจอแทนได้';
    await waitFor(() => expect(showToast.mock.calls).toEqual([[expect.objectContaining({ title })]]));
  });

  it('BUY-20 change by an arrow wherever the focus is, and by a swipe', () => {
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(screen.getByText('ใบที่ 2 จาก 2')).toBeTruthy();
    const page = screen.getByRole('article');
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(page, { touches: [{ clientX: from, clientY: 200 }] });
      fireEvent.touchEnd(page, { changedTouches: [{ clientX: to, clientY: 210 }] });
    };
    swipe(300, 290);
    expect(screen.getByText('ใบที่ 2 จาก 2')).toBeTruthy();
    swipe(80, 300);
    expect(screen.getByText('ใบที่ 1 จาก 2')).toBeTruthy();
  });
});
