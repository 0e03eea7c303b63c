import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { ApiError, call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import type { Member } from '../../../api-types';
import { ToastProvider } from '../../../ui/feedback/toast';
import { PhoneDialog } from './phone-dialog';

vi.mock('../../../session/root-data', () => ({
  useRootData: () => ({ maybeMember: false, contacts: { line: '@wethi' } }),
}));
vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

/** @param refusals by the call, each time @param tel what the server has */
function show(refusals: Record<string, ApiError> = {}, tel = '0810000001') {
  vi.mocked(call).mockImplementation((async (_: string, path: string) => {
    if (refusals[path]) throw refusals[path];
    if (path === 'loginPing') return { result: { id: 7, user_tel: tel } };
    return path === 'verifyOTP' ? { ticket: 'ticket' } : { data: { resend_in: 60, reference: 'ABCD' } };
  }) as never);
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <PhoneDialog member={{ id: 7, user_tel: '0810000001' } as Member} />
        </ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}
const ask = async () => fireEvent.click(await screen.findByRole('button', { name: 'รับรหัสยืนยันทาง SMS' }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const phoneField = () => screen.findByLabelText<HTMLInputElement>('เบอร์โทรศัพท์');
const toNewCode = async () => {
  await ask();
  await type('รหัสยืนยัน 4 หลัก', '1234');
  await phoneField();
  await type('เบอร์โทรศัพท์', '0890000009');
  await ask();
};

describe('another phone', () => {
  it('ACC-08 that was mistyped is typed again, without proving the old one again', async () => {
    show();
    await toNewCode();
    fireEvent.click(await screen.findByRole('button', { name: 'เปลี่ยนเบอร์โทรศัพท์' }));
    expect((await phoneField()).value.replace(/\D/g, '')).toBe('0890000009');
  });

  it('ACC-08 takes the code that came before the dialog was closed', async () => {
    show({ sendOTP: new ApiError('กรุณารอสักครู่', 429, 'CODE_TOO_SOON', 42, [], { code_sent: true }) });
    await ask();
    expect(await screen.findByLabelText('รหัสยืนยัน 4 หลัก')).toBeTruthy();
    expect(screen.queryByText('กรุณารอสักครู่')).toBeNull();
  });

  it('ACC-08 leads back to the old one when its proof is over', async () => {
    const over = new ApiError('การยืนยันเบอร์โทรศัพท์หมดอายุ', 422, 'TICKET_INVALID');
    show({ userChangePhone: over });
    await toNewCode();
    await screen.findByRole('button', { name: 'เปลี่ยนเบอร์โทรศัพท์' });
    await type('รหัสยืนยัน 4 หลัก', '5678');
    expect(await screen.findByText(over.message)).toBeTruthy();
    expect(screen.getByText(/ยืนยันเบอร์เดิมก่อน/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'รับรหัสยืนยันทาง SMS' })).toBeTruthy();
  });

  it.each([
    ['the change', { userChangePhone: ApiError.noConnection() }],
    ['a try before', { userChangePhone: new ApiError('การยืนยันเบอร์โทรศัพท์หมดอายุ', 422, 'TICKET_INVALID') }],
  ])('ACC-08 is done when the answer of %s was lost', async (_, refusals) => {
    show(refusals, '0890000009');
    await toNewCode();
    await screen.findByRole('button', { name: 'เปลี่ยนเบอร์โทรศัพท์' });
    await type('รหัสยืนยัน 4 หลัก', '5678');
    expect(await screen.findByText('ต่อไปเข้าระบบด้วย 089-000-0009')).toBeTruthy();
  });
});
