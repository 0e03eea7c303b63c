import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { CONSENT_VERSION } from '@wethi/contract';
import { ask, call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import { ToastProvider } from '../../ui/feedback/toast';
import { Forgot } from './forgot';

vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), ask: vi.fn(), call: vi.fn() }));

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe('a forgotten PIN', () => {
  it('ACC-10 sends what the new one agrees to, as an account that others made was never asked', async () => {
    vi.mocked(ask).mockResolvedValue({ result: true } as never);
    vi.mocked(call).mockResolvedValue({ ticket: 'ticket', data: { resend_in: 60, reference: 'ABCD' } } as never);
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <ToastProvider>
            <Forgot tel="0810000001" />
          </ToastProvider>
        </QueryClientProvider>
      </MemoryRouter>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'รับรหัสยืนยันทาง SMS' }));
    await type('รหัสยืนยัน 4 หลัก', '1234');
    await type('ตั้ง PIN ใหม่ 4 หลัก', '2580');
    expect(screen.getByText(/การตั้ง PIN ถือว่ายอมรับ/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'บันทึก PIN ใหม่' }));
    await screen.findByText('บันทึก สำเร็จ');
    const body = { user_tel: '0810000001', user_password: '2580', ticket: 'ticket', consent_version: CONSENT_VERSION };
    expect(call).toHaveBeenCalledWith('POST', 'userUpdatePassword', { body });
  });
});
