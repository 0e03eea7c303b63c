import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { ApiError, call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import type { Member } from '../../../api-types';
import { PhoneDialog } from './phone-dialog';

vi.mock('../../../session/root-data', () => ({
  useRootData: () => ({ maybeMember: false, contacts: { line: '@wethi' } }),
}));
vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

/** @param refusal of every code that is asked for */
function show(refusal?: ApiError) {
  vi.mocked(call).mockImplementation((async (_: string, path: string) => {
    if (path === 'sendOTP' && refusal) throw refusal;
    return path === 'verifyOTP' ? { ticket: 'ticket' } : { data: { resend_in: 60, reference: 'ABCD' } };
  }) as never);
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <PhoneDialog member={{ id: 7, user_tel: '0810000001' } as Member} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const ask = async () => fireEvent.click(await screen.findByRole('button', { name: 'รับรหัสยืนยันทาง SMS' }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const phoneField = () => screen.findByLabelText<HTMLInputElement>('เบอร์โทรศัพท์');

describe('another phone', () => {
  it('ACC-08 that was mistyped is typed again, without proving the old one again', async () => {
    show();
    await ask();
    await type('รหัสยืนยัน 4 หลัก', '1234');
    await phoneField();
    await type('เบอร์โทรศัพท์', '0890000009');
    await ask();
    fireEvent.click(await screen.findByRole('button', { name: 'เปลี่ยนเบอร์โทรศัพท์' }));
    expect((await phoneField()).value.replace(/\D/g, '')).toBe('0890000009');
  });

  it('ACC-08 takes the code that came before the dialog was closed', async () => {
    show(new ApiError('กรุณารอสักครู่', 429, 'CODE_TOO_SOON', 42, [], { code_sent: true }));
    await ask();
    expect(await screen.findByLabelText('รหัสยืนยัน 4 หลัก')).toBeTruthy();
    expect(screen.queryByText('กรุณารอสักครู่')).toBeNull();
  });
});
