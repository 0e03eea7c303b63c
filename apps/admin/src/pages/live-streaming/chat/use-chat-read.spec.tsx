import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useChat, type Message } from './use-chat';

const message = (id: number) =>
  ({
    ...{ id, create_at: '2026-11-28T13:00:00Z', user_id: 1, user_nickname: 'ฝ้าย', user_path: null },
    ...{ live_streaming_id: 1, live_streaming_comment: `ข้อความ ${id}`, live_streaming_comment_status: 'shown' },
  }) as Message;

/** Answers of the server that are on their way. */
const answers: (() => void)[] = [];
const originalFetch = global.fetch;
beforeEach(() => {
  global.fetch = (async (address: unknown) => {
    const data = String(address).includes('held') ? [] : [message(2), message(1)];
    await new Promise<void>((resolve) => answers.push(resolve));
    return { ok: true, status: 200, json: async () => ({ result: true, data }) } as Response;
  }) as typeof fetch;
});
afterEach(() => (global.fetch = originalFetch));
const arrive = () => act(async () => answers.splice(0).forEach((answer) => answer()));

describe('chat of the studio', () => {
  it('WATCH-05 an answer that was on its way takes nothing back that was told meanwhile', async () => {
    const client = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useChat(1), { wrapper });
    await waitFor(() => expect(answers).toHaveLength(2));
    await arrive();
    await waitFor(() => expect(result.current.messages).toHaveLength(2));
    act(() => result.current.readAgain());
    await waitFor(() => expect(answers).toHaveLength(2));
    act(() => result.current.take({ messages: [message(3)], removed: [1] }));
    await arrive();
    await waitFor(() =>
      expect(result.current.messages.map((one) => `${one.id} ${one.live_streaming_comment_status}`)).toEqual([
        '1 removed',
        '2 shown',
        '3 shown',
      ]),
    );
  });
});
