import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { GiftForm } from './gift-form';

vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

function open(productId = 3) {
  const request = { product: { id: productId, product_title: 'แสงสุดท้าย' }, price: 590 } as PaymentRequest;
  return render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <GiftForm request={request} gift={undefined} net={590} words={{ message: '', from: '' }} onWords={vi.fn()} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

describe('GiftForm', () => {
  beforeEach(() => sessionStorage.clear());

  it('BUY-18 keeps whom it is for when the dialog was closed or reloaded, until it is saved', async () => {
    const tel = () => screen.getByLabelText<HTMLInputElement>('เบอร์โทรศัพท์ของผู้รับ').value;
    const { unmount } = open();
    fireEvent.change(screen.getByLabelText('เบอร์โทรศัพท์ของผู้รับ'), { target: { value: '0812345678' } });
    unmount();
    open(4).unmount();
    const again = open();
    expect(tel()).toBe('081-234-5678');
    vi.mocked(call).mockResolvedValueOnce({ data: { id: 9 } } as never);
    fireEvent.click(screen.getByRole('button', { name: 'ไปชำระเงิน' }));
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
    again.unmount();
    open();
    expect(tel()).toBe('');
    vi.mocked(call).mockClear();
  });

  it('BUY-18 says what is missing of a gift that is sent later', async () => {
    open();
    fireEvent.change(screen.getByLabelText('ส่งเมื่อไร'), { target: { value: 'later' } });
    fireEvent.click(screen.getByRole('button', { name: 'ไปชำระเงิน' }));
    expect(await screen.findByText('กรุณาเลือกวันและเวลาที่ส่ง')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });
});
