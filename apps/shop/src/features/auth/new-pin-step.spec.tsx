import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { ApiError } from '@wethi/http';
import { NewPinStep } from './new-pin-step';

function show(onPin: () => Promise<void>) {
  const ways = { onAgain: vi.fn(), onSignIn: vi.fn() };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewPinStep title="ตั้ง PIN 4 หลัก" submit="สร้างบัญชี" onPin={onPin} {...ways} />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('ตั้ง PIN 4 หลัก'), { target: { value: '2580' } });
  fireEvent.click(screen.getByRole('button', { name: 'สร้างบัญชี' }));
  return ways;
}

describe('the new PIN', () => {
  it('ACC-01 ACC-03 that an earlier try set, whose answer was lost, leads to signing in or to another proof', async () => {
    const ways = show(() => Promise.reject(new ApiError('การยืนยันเบอร์โทรศัพท์หมดอายุ', 422, 'TICKET_INVALID')));
    fireEvent.click(await screen.findByRole('button', { name: 'เข้าระบบ' }));
    expect(ways.onSignIn).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'ยืนยันเบอร์โทรศัพท์อีกครั้ง' }));
    expect(ways.onAgain).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'สร้างบัญชี' })).toBeNull();
  });

  it('ACC-01 whose answer is lost is sent again by the same press', async () => {
    show(() => Promise.reject(ApiError.noConnection()));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'สร้างบัญชี' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'เข้าระบบ' })).toBeNull();
  });
});
