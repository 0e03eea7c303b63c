import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useChat } from './use-chat';

const SHOW = 7;
let said: { id: number; live_streaming_id: number }[] = [];

const originalFetch = global.fetch;
beforeEach(() => {
  said = [];
  // As the server answers, which refuses a message before the first.
  global.fetch = (async (address: unknown) => {
    const after = new URL(String(address), 'http://localhost').searchParams.get('after_id');
    if (after === '0') return { ok: false, status: 422, headers: new Headers(), json: async () => ({ result: false }) };
    return {
      ok: true,
      status: 200,
      json: async () => ({ result: true, data: said.filter(({ id }) => id > Number(after)) }),
    };
  }) as typeof fetch;
});
afterEach(() => {
  global.fetch = originalFetch;
});

async function reading() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useChat(SHOW, true), { wrapper });
  await waitFor(() => expect(result.current.messages).toBeDefined());
  return { result, ids: () => result.current.messages?.map(({ id }) => id) };
}

describe('useChat', () => {
  it.each([
    ['an empty history', []],
    ['a history', [1, 2]],
  ])('WATCH-05 reads what was said between %s and the opening of the stream', async (_name, before) => {
    said = before.map((id) => ({ id, live_streaming_id: SHOW }));
    const { result, ids } = await reading();
    expect(ids()).toEqual(before);
    said = [...said, { id: 3, live_streaming_id: SHOW }];
    result.current.catchUp();
    await waitFor(() => expect(ids()).toEqual([...before, 3]));
  });
});
