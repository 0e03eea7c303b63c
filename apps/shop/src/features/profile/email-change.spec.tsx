import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { ApiError, call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import { MEMBER_KEY } from '../../session/member';
import { EmailChange } from './email-change';

vi.mock('../../session/root-data', () => ({ useRootData: () => ({ maybeMember: false }) }));
vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

function open(memberId?: number) {
  const client = new QueryClient();
  if (memberId) client.setQueryData(MEMBER_KEY, { member: { id: memberId, user_tel: '0810000001' } });
  return render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <EmailChange />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

/** Up to the PIN; `refusal` is what the server says then. */
async function confirm(refusal: ApiError) {
  vi.mocked(call).mockImplementation((async (_: string, path: string) => {
    if (path === 'confirmEmail') throw refusal;
    return { data: { resend_in: 0 } };
  }) as never);
  open();
  await type('อีเมลใหม่', 'fahsai@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'ส่งรหัสยืนยัน' }));
  await type('กรอกรหัส 4 หลัก', '1234');
  await type('PIN 4 หลัก', '2580');
  await screen.findByText(refusal.message);
}

describe('a new e-mail', () => {
  it('ACC-08 takes the code that came before the page was left for the mail program', async () => {
    vi.mocked(call).mockRejectedValue(
      new ApiError('กรุณารอสักครู่', 429, 'CODE_TOO_SOON', 42, [], { code_sent: true }) as never,
    );
    render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <EmailChange />
        </QueryClientProvider>
      </MemoryRouter>,
    );
    await type('อีเมลใหม่', 'fahsai@example.com');
    fireEvent.click(screen.getByRole('button', { name: 'ส่งรหัสยืนยัน' }));
    expect(await screen.findByLabelText('กรอกรหัส 4 หลัก')).toBeTruthy();
    expect(screen.queryByText('กรุณารอสักครู่')).toBeNull();
  });

  it('ACC-08 that somebody else took meanwhile gives way to another one', async () => {
    await confirm(new ApiError('เมล์นี้ในระบบเเล้ว', 200, 'EMAIL_TAKEN'));
    fireEvent.click(screen.getByRole('button', { name: 'เปลี่ยนอีเมล' }));
    expect(screen.getByLabelText('อีเมลใหม่')).toBeTruthy();
  });

  it('ACC-08 nothing is said any more of a wrong code once another is sent', async () => {
    await confirm(new ApiError('รหัสยืนยันที่กรอก ไม่ถูกต้อง', 200, 'CODE_WRONG'));
    fireEvent.click(screen.getByRole('button', { name: 'ขอรหัสใหม่' }));
    await vi.waitFor(() => expect(screen.queryByText('รหัสยืนยันที่กรอก ไม่ถูกต้อง')).toBeNull());
  });

  it('ACC-08 comes back to the code after a reload, as long as that is good, and for nobody else', async () => {
    vi.mocked(call).mockResolvedValue({ data: { resend_in: 60 } } as never);
    const before = open(7);
    await type('อีเมลใหม่', 'fahsai@example.com');
    fireEvent.click(screen.getByRole('button', { name: 'ส่งรหัสยืนยัน' }));
    await screen.findByLabelText('กรอกรหัส 4 หลัก');
    before.unmount();
    open(8).unmount();
    const reloaded = open(7);
    expect(await screen.findByLabelText('กรอกรหัส 4 หลัก')).toBeTruthy();
    expect(screen.getByText('fahsai@example.com')).toBeTruthy();
    expect(screen.getByText(/ขอรหัสใหม่ได้ใน/)).toBeTruthy();
    reloaded.unmount();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
    open(7);
    expect(screen.getByLabelText('อีเมลใหม่')).toBeTruthy();
    vi.restoreAllMocks();
  });
});
