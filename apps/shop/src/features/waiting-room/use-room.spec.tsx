import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { isFinal, useRoom } from './use-room';

vi.mock('../../session/member', async (original) => ({
  ...(await original<object>()),
  useMember: () => ({ state: 'member' }),
}));
vi.mock('../../ui/feedback/toast', () => ({ useToast: () => () => undefined }));

const PLACE = {
  ...{ entry: 'entry', now: '2026-12-01T02:50:00Z', sale_at: '2026-12-01T03:00:00Z', ask_in: 10 },
  ...{ room_state: 'before', queue_sms: 'Y' },
};
let answer: { status: number; headers?: Record<string, string>; data?: object };
const asked: string[] = [];

const originalFetch = global.fetch;
beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answer = { status: 200, data: { ...PLACE, queue_sms: undefined } };
  global.fetch = (async (address: unknown) => {
    const [, call = ''] = /api\/(\w+)/.exec(String(address)) ?? [];
    asked.push(call);
    const { status, headers, data } = call === 'waitingRoom' ? { status: 200, headers: {}, data: PLACE } : answer;
    return { ok: status === 200, status, headers: new Headers(headers), json: async () => ({ result: true, data }) };
  }) as typeof fetch;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  global.fetch = originalFetch;
});

async function waiting() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => (({ data, error }) => ({ data, error }))(useRoom(7).query), { wrapper });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000 + 50));
  await pass(0);
  return { pass, room: () => result.current };
}

describe('useRoom', () => {
  it('BUY-14 joins again who was let go before the sale, when their phone was locked', async () => {
    const { pass, room } = await waiting();
    answer.data = { ...PLACE, room_state: 'out' };
    await pass(10);
    expect(asked).toEqual(['waitingRoom', 'waitingRoomPlace', 'waitingRoom']);
    expect(room().data?.room_state).toBe('before');
  });

  it('BUY-14 leaves who was let go in the sale to say whether they stand in line again', async () => {
    const { pass, room } = await waiting();
    answer.data = { ...PLACE, room_state: 'out', now: PLACE.sale_at };
    await pass(10);
    expect(asked).toEqual(['waitingRoom', 'waitingRoomPlace']);
    expect(room().data?.room_state).toBe('out');
  });

  it('BUY-14 asks on after the server said to come later, when it said', async () => {
    const { pass, room } = await waiting();
    answer = { status: 429, headers: { 'retry-after': '20' } };
    await pass(10);
    expect(isFinal(room().error)).toBe(false);
    await pass(19);
    expect(asked).toHaveLength(2);
    answer = { status: 200, data: { ...PLACE, room_state: 'queue', queue_sms: undefined } };
    await pass(1);
    expect(room().data).toMatchObject({ room_state: 'queue', queue_sms: 'Y' });
    answer = { status: 404 };
    await pass(10);
    expect(isFinal(room().error)).toBe(true);
  });

  it.each([
    ['turn-over', 2],
    ['soldout', 4],
    ['queue', 4],
  ])('BUY-14 asks while nobody looks only where something is waited for: %s', async (room_state, requests) => {
    const { pass } = await waiting();
    answer.data = { ...PLACE, room_state };
    await pass(10);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(20);
    expect(asked).toHaveLength(requests);
  });
});
