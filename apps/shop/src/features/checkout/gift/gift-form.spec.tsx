import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { GiftForm } from './gift-form';

vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

describe('GiftForm', () => {
  it('BUY-18 says what is missing of a gift that is sent later', async () => {
    const request = { product: { id: 3, product_title: 'แสงสุดท้าย' }, price: 590 } as PaymentRequest;
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <GiftForm request={request} gift={undefined} net={590} words={{ message: '', from: '' }} onWords={vi.fn()} />
        </QueryClientProvider>
      </MemoryRouter>,
    );
    fireEvent.change(screen.getByLabelText('ส่งเมื่อไร'), { target: { value: 'later' } });
    fireEvent.click(screen.getByRole('button', { name: 'ไปชำระเงิน' }));
    expect(await screen.findByText('กรุณาเลือกวันและเวลาที่ส่ง')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });
});
