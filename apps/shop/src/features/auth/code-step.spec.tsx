import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiError, call } from '@wethi/http';
import { CodeStep } from './code-step';

vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));

function show(onTicket: (ticket: string) => Promise<void>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CodeStep
        tel="0810000001"
        purpose="device"
        sent={{ resendIn: 0, reference: 'ABCD' }}
        onTicket={onTicket}
        onChangePhone={vi.fn()}
      />
    </QueryClientProvider>,
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('รหัสยืนยัน 4 หลัก');
const type = async (value: string) => {
  await waitFor(() => expect(field().value).toBe(''));
  fireEvent.change(field(), { target: { value } });
};

describe('the code of an SMS', () => {
  beforeEach(() => void vi.mocked(call).mockReset());

  it('ACC-05 ACC-02 that was right is not asked for again when the sign-in after it had no connection', async () => {
    vi.mocked(call).mockResolvedValueOnce({ ticket: 'ticket' } as never);
    const onTicket = vi.fn().mockRejectedValueOnce(ApiError.noConnection()).mockResolvedValue(undefined);
    show(onTicket);
    await type('1234');
    await screen.findByText(/เชื่อมต่อไม่ได้/);
    await type('1234');
    await waitFor(() => expect(onTicket.mock.calls).toEqual([['ticket'], ['ticket']]));
    expect(call).toHaveBeenCalledOnce();
  });

  it('ACC-05 whose answer was lost is not called wrong', async () => {
    const wrong = new ApiError('รหัสยืนยันที่กรอก ไม่ถูกต้อง', 200, 'CODE_WRONG');
    vi.mocked(call).mockRejectedValueOnce(ApiError.noConnection()).mockRejectedValue(wrong);
    show(vi.fn());
    await type('1234');
    await screen.findByText(/เชื่อมต่อไม่ได้/);
    await type('1234');
    expect(await screen.findByText('รหัสนี้อาจใช้ไปแล้วตอนสัญญาณหลุด กรุณาขอรหัสใหม่')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ขอรหัสใหม่' })).toBeTruthy();
    await type('4321');
    expect(await screen.findByText(wrong.message)).toBeTruthy();
  });
});
