import { cleanup, fireEvent, screen } from '@testing-library/react';
import { ApiError, call } from '@wethi/http';
import { renderInOffice } from '../testing/in-office';
import ForgottenPassword from './forgotten-password';

vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const show = () => renderInOffice(<ForgottenPassword onDone={vi.fn()} />);
async function ask() {
  fireEvent.change(await screen.findByLabelText('อีเมล'), { target: { value: 'na@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'ส่งรหัสทางอีเมล' }));
}
const codeField = () => screen.findByLabelText('รหัสจากอีเมล');

describe('a forgotten password of the back office', () => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.mocked(call).mockResolvedValue({ result: true } as never);
  });
  afterEach(cleanup);
  afterEach(() => void vi.restoreAllMocks());

  it('ACC-09 ACC-11 keeps the field of the code over a reload, as long as the code counts', async () => {
    show();
    await ask();
    await codeField();
    cleanup();
    show();
    await codeField();
    cleanup();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 300_000);
    show();
    expect(await screen.findByLabelText('อีเมล')).toBeTruthy();
  });

  it('ACC-09 ACC-11 takes the code that is on its way already', async () => {
    vi.mocked(call).mockRejectedValue(new ApiError('กรุณารอสักครู่', 429, 'CODE_TOO_SOON', 42, [], { code_sent: true }));
    show();
    await ask();
    await codeField();
  });

  it('ACC-09 ACC-11 asks for the address again after the way back', async () => {
    show();
    await ask();
    await codeField();
    fireEvent.click(screen.getByRole('button', { name: 'กลับไปเข้าระบบ' }));
    cleanup();
    show();
    expect(await screen.findByLabelText('อีเมล')).toBeTruthy();
  });
});
