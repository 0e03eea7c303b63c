import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { OwnTicket } from '../api-types';
import { keepTickets, keptTickets } from './kept-tickets';
import { MEMBER_KEY } from './member';
import { useTickets } from './own-tickets';

vi.mock('./root-data', () => ({ useRootData: () => ({ maybeMember: true }), useIsRootRead: () => true }));

const [OLD, BOUGHT] = ['W2611288Q4Z1B-1', 'W261129AAAAAA-1'].map((ticket_code) => ({ ticket_code }) as OwnTicket);

/** Who the browser's session is of by now. */
let signedIn = 7;
let answer: (tickets: unknown) => void;
const originalFetch = global.fetch;
beforeEach(() => {
  localStorage.clear();
  signedIn = 7;
  const tickets = new Promise((resolve) => (answer = resolve));
  global.fetch = (async (input: unknown) => {
    const body = String(input).includes('loginPing') ? { result: { id: signedIn } } : { data: await tickets };
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ result: true, ...body }) } as Response;
  }) as typeof fetch;
});
afterEach(() => {
  vi.useRealTimers();
  global.fetch = originalFetch;
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(MEMBER_KEY, { member: { id: 7 } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useTickets(), { wrapper }).result;
}

describe('tickets for a hall', () => {
  it('BUY-20 on a bad line those that were kept are shown, and the new ones as soon as they come', async () => {
    vi.useFakeTimers({ toNotFake: ['queueMicrotask'] });
    keepTickets(7, [OLD!]);
    const shown = show();
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect(shown.current.data).toEqual([OLD]);
    answer([OLD, BOUGHT]);
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(shown.current.data).toEqual([OLD, BOUGHT]);
    expect(keptTickets(7)).toEqual([OLD, BOUGHT]);
  });

  it('BUY-20 are kept for nobody while another tab signs in somebody else', async () => {
    const shown = show();
    signedIn = 8;
    answer([OLD]);
    await waitFor(() => expect(shown.current.data).toEqual([OLD]));
    await act(async () => undefined);
    expect([keptTickets(7), keptTickets(8)]).toEqual([undefined, undefined]);
  });
});
