import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { call } from '@wethi/http';
import type { ShownComment } from '../../../../api-types';
import { useMember } from '../../../../session/member';
import { Questions } from './questions';

vi.mock('@wethi/http', async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock('../../../../session/member', async (original) => ({ ...(await original<object>()), useMember: vi.fn() }));

const QUESTION = {
  id: 5,
  create_at: new Date(Date.now() - 5 * 60_000).toISOString(),
  user_nickname: 'นุ่น',
  stage_time_comment: 'ต้องฟังตรงไหน',
  stage_time_comment_second: 760,
  stage_time_comment_answer: 'ฟังเบสก่อนค่ะ',
} as ShownComment;

function open(onSecond = vi.fn()) {
  vi.mocked(useMember).mockReturnValue({ member: undefined } as never);
  const teacher = { coach_name: 'ครูพิมพ์ฟ้า', coach_img: null };
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Questions stageTimeId={3} teacher={teacher} second={0} onSecond={onSecond} />
    </QueryClientProvider>,
  );
}

describe('questions about a lesson', () => {
  beforeEach(() => sessionStorage.clear());

  it('WATCH-06 tell how long ago and at which moment one was asked, which pressing leads to', async () => {
    vi.mocked(call).mockResolvedValue({ result: true, data: [QUESTION], total: 1 } as never);
    const onSecond = vi.fn();
    open(onSecond);
    expect((await screen.findByRole('article')).textContent).toBe(
      'นุ่น5 นาทีที่แล้ว · ที่ 12:40ต้องฟังตรงไหนครูพิมพ์ฟ้าครูฟังเบสก่อนค่ะ',
    );
    fireEvent.click(screen.getByRole('button', { name: 'ที่ 12:40' }));
    expect(onSecond).toHaveBeenCalledWith(760);
  });

  it('WATCH-06 one that is half written waits while another tab is open, until it is sent', async () => {
    vi.mocked(call).mockResolvedValue({ result: true, data: [], total: 0 } as never);
    const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'ถามครู' });
    const first = open();
    fireEvent.change(input(), { target: { value: 'ต้องฟังตรงไหน' } });
    first.unmount();
    const second = open();
    expect(input().value).toBe('ต้องฟังตรงไหน');
    fireEvent.click(screen.getByRole('button', { name: 'ส่ง' }));
    await waitFor(() => expect(input().value).toBe(''));
    second.unmount();
    open();
    expect(input().value).toBe('');
  });
});
