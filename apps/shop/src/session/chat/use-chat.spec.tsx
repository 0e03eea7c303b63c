import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useChat } from './use-chat';

const SHOW = 7;
let said: { id: number; live_streaming_id: number }[] = [];

const muted = {
  ok: false,
  status: 403,
  headers: new Headers(),
  json: async () => ({ result: false, code: 'CHAT_MUTED', data: { id: 5, until: null, reason: 'โฆษณา' } }),
};

const originalFetch = global.fetch;
beforeEach(() => {
  said = [];
  // As the server answers, which refuses a message before the first.
  global.fetch = (async (address: unknown, { method } = { method: 'GET' }) => {
    if (method === 'POST') return muted;
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

  it('WATCH-05 opens the field when the mute is lifted, and not when another’s is', async () => {
    const { result } = await reading();
    await act(() => result.current.say('ขายบัตร').catch(() => undefined));
    expect(result.current.mute?.id).toBe(5);
    act(() => result.current.hear({ unmuted: [4] }));
    expect(result.current.mute?.id).toBe(5);
    act(() => result.current.hear({ unmuted: [4, 5] }));
    expect(result.current.mute).toBeUndefined();
  });

  it('WATCH-05 lets who was muted try again after a break, in which it may have been lifted', async () => {
    const { result } = await reading();
    act(() => result.current.catchUp());
    await act(() => result.current.say('ขายบัตร').catch(() => undefined));
    expect(result.current.mute?.id).toBe(5);
    act(() => result.current.catchUp());
    expect(result.current.mute).toBeUndefined();
  });
});
