import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiError, call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { HeldPlaces, isPlaceRefused, usePlaceHold } from './held-places';

vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const held = (minutes: number) => Promise.resolve({ data: { hold_until: inMinutes(minutes), now: inMinutes(0) } });
const refused = () => Promise.reject(new ApiError('ทำรายการบ่อยเกินไป', 429, 'TOO_MANY'));

function Places({ request }: { request: PaymentRequest }) {
  return <HeldPlaces request={request} hold={usePlaceHold(request, true)} />;
}

function show(product_limit: number | null = 100, client = new QueryClient()) {
  const request = { product: { id: 1, product_limit }, price: 290 } as PaymentRequest;
  return render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <Places request={request} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const again = () => screen.findByRole('button', { name: 'กันที่นั่งอีกครั้ง' });

describe('places that are kept for who pays', () => {
  beforeEach(() => vi.mocked(call).mockReset());

  it('BUY-14 says that nothing is kept when the server keeps no more, and asks again', async () => {
    vi.mocked(call)
      .mockImplementationOnce(refused)
      .mockImplementationOnce(() => held(15) as never);
    show();
    fireEvent.click(await again());
    expect(await screen.findByText(/กันที่นั่งไว้ให้ถึง/)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('BUY-14 warns when the time is over, and keeps them anew', async () => {
    vi.mocked(call)
      .mockImplementationOnce(() => held(-1) as never)
      .mockImplementationOnce(() => held(15) as never);
    show();
    const button = await again();
    expect(screen.getByRole('alert').textContent).toContain('หมดเวลากันที่นั่งแล้ว');
    expect(screen.queryByText(/กันที่นั่งไว้ให้ถึง/)).toBeNull();
    fireEvent.click(button);
    expect(await screen.findByText(/กันที่นั่งไว้ให้ถึง/)).toBeDefined();
  });

  it('BUY-14 is silent about a show without a limit', async () => {
    vi.mocked(call).mockImplementationOnce(refused);
    const client = new QueryClient();
    const { container } = show(null, client);
    await waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe('error'));
    await act(async () => undefined);
    expect(container.textContent).toBe('');
  });

  it('CAT-05 BUY-01 warns who is no existing member before they transfer, and leads to the other prices', async () => {
    const text = 'ราคานี้สำหรับสมาชิกเดิมเท่านั้น';
    vi.mocked(call).mockRejectedValueOnce(new ApiError(text, 200, 'PRICE_MEMBERS_ONLY'));
    show(null);
    expect((await screen.findByRole('alert')).textContent).toBe(`${text} กรุณาอย่าเพิ่งโอนเงิน`);
    expect(screen.getByRole('link', { name: 'ดูราคาอื่น' })).toBeDefined();
    expect(isPlaceRefused(new ApiError(text, 200, 'PRICE_MEMBERS_ONLY'))).toBe(true);
  });
});
