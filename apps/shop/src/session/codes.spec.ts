import { ApiError, call } from '@wethi/http';
import { sendCodeOnce } from './codes';

vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

const answer = (data: object) =>
  vi.mocked(call).mockRejectedValue(new ApiError('กรุณารอสักครู่', 429, 'CODE_TOO_SOON', 42, [], data));

describe('sendCodeOnce', () => {
  it('ACC-05 asks for the code that was sent a moment ago', async () => {
    answer({ resend_in: 42, code_sent: true });
    expect(await sendCodeOnce('0820000001', 'forgot')).toEqual({ resendIn: 42, reference: '' });
  });

  it('ACC-05 asks for none where the one a moment ago was for something else', async () => {
    answer({ resend_in: 42, code_sent: false });
    await expect(sendCodeOnce('0820000001', 'device')).rejects.toThrow('กรุณารอสักครู่');
  });
});
