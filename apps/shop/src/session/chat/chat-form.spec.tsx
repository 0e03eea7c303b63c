import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ChatForm } from './chat-form';

vi.mock('../../ui/feedback/toast', () => ({ useToast: vi.fn() }));

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'ข้อความ' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

function open(say: () => Promise<undefined> = async () => undefined) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <ChatForm showId={7} say={say} muted={undefined} videoId={1} slowSeconds={0} serverNow={Date.now()} />
    </QueryClientProvider>,
  );
}

/** Sends words over a line that is slow. */
async function sending(words: string) {
  const arrived = Promise.withResolvers<undefined>();
  open(() => arrived.promise);
  type(words);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'ส่งข้อความ' })));
  return () => act(async () => arrived.resolve(undefined));
}

afterEach(() => sessionStorage.clear());

describe('ChatForm', () => {
  it('WATCH-05 has the words again that were not sent, whose writer had to sign in anew meanwhile', () => {
    const { unmount } = open();
    type('ไฟสวยมาก');
    unmount();
    open();
    expect(field().value).toBe('ไฟสวยมาก');
  });

  it('WATCH-05 is empty once the words are sent', async () => {
    const arrive = await sending('ไฟสวยมาก');
    await arrive();
    expect(field().value).toBe('');
  });

  it('WATCH-05 keeps what was typed while the words before were on their way', async () => {
    const arrive = await sending('ไฟสวยมาก');
    type('ไฟสวยมากเพลงต่อไปคือ');
    await arrive();
    expect(field().value).toBe('เพลงต่อไปคือ');
  });

  it('WATCH-05 keeps other words that took their place', async () => {
    const arrive = await sending('ไฟสวยมาก');
    type('เพลงต่อไปคืออะไร');
    await arrive();
    expect(field().value).toBe('เพลงต่อไปคืออะไร');
  });
});
