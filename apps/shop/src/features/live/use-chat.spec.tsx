import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useChat } from './use-chat';

/** What stands in the chat of the server. */
let said: number[] = [];
const message = (id: number) => ({ id, live_streaming_id: 7, live_streaming_comment: `ข้อความ ${id}` });

async function server(input: unknown): Promise<Response> {
  const { searchParams } = new URL(String(input), 'http://localhost');
  const after = Number(searchParams.get('after_id') ?? 0);
  const limit = Number(searchParams.get('limit'));
  const found = said.filter((id) => id > after);
  const data = (after ? found.slice(0, limit) : found.slice(-limit)).map(message);
  return { ok: true, status: 200, json: async () => ({ result: true, data }) } as Response;
}

const originalFetch = global.fetch;
beforeEach(() => (global.fetch = server as typeof fetch));
afterEach(() => (global.fetch = originalFetch));

function openChat() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useChat(7, true), { wrapper });
  const ids = () => result.current.messages?.map(({ id }) => id);
  return { ids, open: () => act(async () => result.current.catchUp()) };
}

describe('the chat of a show', () => {
  it('WATCH-05 shows after a break what was said meanwhile, and no more what was taken away', async () => {
    said = [1, 2, 3];
    const { ids, open } = openChat();
    await waitFor(() => expect(ids()).toEqual([1, 2, 3]));
    said.push(4);
    await open();
    await waitFor(() => expect(ids()).toEqual([1, 2, 3, 4]));
    said = [1, 3, ...Array.from({ length: 80 }, (_, place) => place + 5)];
    await open();
    await waitFor(() => expect(ids()).toEqual(said));
  });
});
