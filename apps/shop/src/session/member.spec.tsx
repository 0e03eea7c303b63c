import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PAYING_KEY, SHARED_SLIP } from './left-of-paying';
import { forgetMember, useMember } from './member';

vi.mock('./root-data', () => ({ useRootData: () => ({ maybeMember: true }) }));

const answer = vi.fn<() => Promise<Response>>();
const originalFetch = global.fetch;
beforeEach(() => (global.fetch = answer));
afterEach(() => (global.fetch = originalFetch));

/** A browser with the cookie of a session. */
function session() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useMember(), { wrapper }).result;
}

describe('who is signed in', () => {
  it('ACC-06 stays open while nobody can be asked: a member without a connection is no guest', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    const now = session();
    await waitFor(() => expect(now.current.state).toBe('unreachable'));
    answer.mockResolvedValue({ ok: true, json: async () => ({ result: { id: 7 } }) } as Response);
    if (now.current.state === 'unreachable') now.current.retry();
    await waitFor(() => expect(now.current).toEqual({ state: 'member', member: { id: 7 } }));
  });

  it('ACC-06 is nobody when the server says so', async () => {
    const ended = { ok: false, status: 401, headers: new Headers(), json: async () => ({ code: 'NOT_SIGNED_IN' }) };
    answer.mockResolvedValue(ended as Response);
    const now = session();
    await waitFor(() => expect(now.current.state).toBe('guest'));
  });

  it('ACC-06 BUY-17 leaves nothing of their paying on the device', () => {
    localStorage.setItem(PAYING_KEY, '{}');
    const forgotten: string[] = [];
    vi.stubGlobal('caches', { delete: async (name: string) => forgotten.push(name) });
    forgetMember(new QueryClient());
    vi.unstubAllGlobals();
    expect(localStorage.getItem(PAYING_KEY)).toBeNull();
    expect(forgotten).toEqual([SHARED_SLIP]);
  });
});
