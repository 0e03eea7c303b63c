import { Refine } from '@refinedev/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { ApiError, call } from '@wethi/http';
import { App } from 'antd';
import { MemoryRouter } from 'react-router';
import { authProvider } from '../providers/auth';
import LoginPage from './login';
// Loaded here, so that nobody waits for it below.
import './second-step';

vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const answers = (refusal: ApiError) => vi.mocked(call).mockRejectedValue(refusal);
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe('the second step of signing in', () => {
  it('ACC-11 stays when the line drops, with the digits, and is left when the password is no good any more', async () => {
    answers(new ApiError('กรุณาใส่เลข 6 หลักจากแอป', 200, 'TOTP_NEEDED'));
    render(
      <MemoryRouter>
        <App>
          <Refine authProvider={authProvider} options={{ disableTelemetry: true }}>
            <LoginPage />
          </Refine>
        </App>
      </MemoryRouter>,
    );
    await type('ชื่อผู้ใช้', 'na');
    await type('รหัสผ่าน', 'a good password');
    fireEvent.click(screen.getByRole('button', { name: 'เข้าระบบ' }));
    const digits = 'เลข 6 หลักจากแอป';
    await screen.findByLabelText(digits);
    answers(ApiError.noConnection());
    await type(digits, '123456');
    expect((await screen.findByRole('alert')).textContent).toContain('เชื่อมต่อไม่ได้');
    expect((await screen.findByLabelText<HTMLInputElement>(digits)).value).toBe('123456');
    answers(new ApiError('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', 200, 'LOGIN_FAILED'));
    fireEvent.click(screen.getByRole('button', { name: 'เข้าระบบ' }));
    expect(await screen.findByLabelText('รหัสผ่าน')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง');
  });
});
