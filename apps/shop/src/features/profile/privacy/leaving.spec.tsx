import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import { DialogsContext } from '../../../overlays/dialogs';
import { Leaving } from './leaving';

vi.mock('../../../session/root-data', () => ({ useRootData: () => ({ maybeMember: true }) }));
vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const NOTHING_LOST = 'ไม่มีบัตรที่ยังใช้ได้ ลบแล้วไม่เสียสิทธิ์ดูอะไร';
const TICKET = { product_id: 3, orders_status: 'approve', access_until: '2999-01-01T00:00:00.000Z', gift: null };

function show(open: () => void = () => undefined) {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <DialogsContext value={{ overlay: { name: 'leave' }, open, close: () => undefined }}>
          <Leaving />
        </DialogsContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

describe('deleting the account', () => {
  it('ACC-10 BUY-11 does not say that nothing is lost while it could not be read what is', async () => {
    let isDown = true;
    vi.mocked(call).mockImplementation((async (_: string, path: string) => {
      if (path !== 'orders/ordersProductByUserId') return { result: { id: 7 } };
      if (isDown) throw new TypeError('Failed to fetch');
      return { data: [TICKET] };
    }) as never);
    show();
    await screen.findByText(/ยังดูไม่ได้ว่าคุณมีบัตรที่ยังใช้ได้หรือไม่/);
    expect(screen.queryByText(NOTHING_LOST)).toBeNull();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    await screen.findByText('มีงานแสดงที่ยังดูได้ 1 งาน ลบแล้วจะใช้ไม่ได้ และไม่คืนเงิน');
  });

  it('ACC-10 leads whoever forgot the PIN to a new one', async () => {
    const result = { id: 7, user_tel: '0810000001' };
    vi.mocked(call).mockImplementation((async (_: string, path: string) =>
      path === 'loginPing' ? { result } : { data: [TICKET] }) as never);
    const open = vi.fn();
    show(open);
    await screen.findByText(/งานแสดงที่ยังดูได้/);
    fireEvent.click(screen.getByRole('button', { name: 'ลืมรหัสผ่าน ?' }));
    expect(open).toHaveBeenCalledWith({ name: 'forgot', tel: result.user_tel });
  });
});
