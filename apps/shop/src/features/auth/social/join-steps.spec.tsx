import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { ApiError, ask, call } from '@wethi/http';
import { MemoryRouter } from 'react-router';
import type { PendingSocial } from '../../../api-types';
import { MEMBER_KEY } from '../../../session/member';
import { JoinSteps } from './join-steps';

vi.mock('../../../session/root-data', () => ({ useRootData: () => ({ maybeMember: true }) }));
vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), ask: vi.fn(), call: vi.fn() }));

const NEEDS_CODE = new ApiError('เพื่อความปลอดภัย กรุณายืนยันเบอร์โทรศัพท์ด้วยรหัสทาง SMS', 200, 'PIN_NEEDS_CODE');
const WRONG = new ApiError('PIN ไม่ถูกต้อง กรุณาลองใหม่อีกครั้ง', 200, 'PIN_WRONG');
const OVER = new ApiError('หมดเวลาเชื่อมบัญชีแล้ว', 409, 'SOCIAL_OVER');

const OWNER = { id: 7, user_tel: '0812345678' };

/** What the server says to each try to link, one after the other. */
function answer(...tries: Error[]): void {
  vi.mocked(ask).mockResolvedValue({ result: true } as never);
  vi.mocked(call).mockImplementation((async (_: string, path: string) => {
    const refusal = path === 'userFacebook' ? tries.shift() : undefined;
    if (refusal) throw refusal;
    return { ticket: 'T', data: {} };
  }) as never);
}

function open(kind: PendingSocial['kind'], member: { id: number; user_tel: string } | null) {
  const pending = { provider: 'line', kind, name: 'ฟ้าใส' } as PendingSocial;
  const client = new QueryClient();
  client.setQueryData(MEMBER_KEY, { member });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <JoinSteps pending={pending} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

function show() {
  open('new', null);
  fireEvent.click(screen.getByRole('button', { name: 'มีบัญชีอยู่แล้ว เชื่อมกับบัญชีเดิม' }));
}
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe('joining an account', () => {
  it('ACC-07 a PIN that proves wrong after the code is asked for again, and no second code', async () => {
    answer(NEEDS_CODE, WRONG);
    show();
    await type('เบอร์โทรศัพท์', '0812345678');
    await type('PIN 4 หลัก', '1111');
    await type('รหัสยืนยัน 4 หลัก', '2222');
    expect(await screen.findByLabelText('PIN 4 หลัก')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('PIN ไม่ถูกต้อง');
    expect(screen.queryByLabelText('รหัสยืนยัน 4 หลัก')).toBeNull();
  });

  it('ACC-07 that came too late leads to the other site again, or in by the phone', async () => {
    answer(OVER);
    show();
    await type('เบอร์โทรศัพท์', '0812345678');
    await type('PIN 4 หลัก', '1111');
    expect((await screen.findByRole('link', { name: 'ลองใหม่' })).getAttribute('href')).toContain('provider=line');
    expect(screen.getByRole('button', { name: 'ใช้เบอร์โทรศัพท์แทน' })).toBeTruthy();
  });

  it('ACC-07 who was linking it from their profile links it again, and signs in nowhere else', async () => {
    answer(OVER);
    open('own', OWNER);
    await type('PIN 4 หลัก', '1111');
    const again = (await screen.findByRole('link', { name: 'ลองใหม่' })).getAttribute('href');
    expect([again, again]).toEqual([expect.stringContaining('link=1'), expect.stringContaining('security')]);
    expect(screen.getByRole('alert').textContent).toContain('เชื่อมบัญชี LINE ไม่สำเร็จ');
    expect(screen.queryByRole('button', { name: 'ใช้เบอร์โทรศัพท์แทน' })).toBeNull();
  });

  it('ACC-07 who links it to their own account on a device that needs a code is asked for nothing else', async () => {
    answer(NEEDS_CODE);
    open('own', OWNER);
    await type('PIN 4 หลัก', '1111');
    await type('รหัสยืนยัน 4 หลัก', '2222');
    const body = { user_tel: OWNER.user_tel, user_password: '1111', ticket: 'T' };
    await vi.waitFor(() => expect(call).toHaveBeenCalledWith('POST', 'userFacebook', { body }));
  });
});
