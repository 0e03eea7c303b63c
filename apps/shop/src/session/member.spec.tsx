import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { keepInTab, keptInTab } from './kept-in-tab';
import { PAYING_KEY, SHARED_SLIP } from './left-of-paying';
import { endSession, forgetMember, MEMBER_KEY, refreshMember, useMember } from './member';

let maybeMember = true;
vi.mock('./root-data', () => ({ useRootData: () => ({ maybeMember }) }));

const answer = vi.fn<() => Promise<Response>>();
const originalFetch = global.fetch;
beforeEach(() => (global.fetch = answer));
afterEach(() => {
  global.fetch = originalFetch;
  maybeMember = true;
  localStorage.clear();
});

const browser = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const signInAs = (id: number) =>
  answer.mockResolvedValue({ ok: true, json: async () => ({ result: { id } }) } as Response);

/** A browser with the cookie of a session. */
function session(client = browser()) {
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
    signInAs(7);
    if (now.current.state === 'unreachable') now.current.retry();
    await waitFor(() => expect(now.current).toEqual({ state: 'member', member: { id: 7 } }));
  });

  it('ACC-06 is nobody when the server says so', async () => {
    const ended = { ok: false, status: 401, headers: new Headers(), json: async () => ({ code: 'NOT_SIGNED_IN' }) };
    answer.mockResolvedValue(ended as Response);
    const now = session();
    await waitFor(() => expect(now.current.state).toBe('guest'));
  });

  it('ACC-06 is asked about again in a tab of a guest once they signed in in another, and not before', async () => {
    maybeMember = false;
    const comeBack = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));
    answer.mockClear();
    signInAs(7);
    const other = browser();
    const [here] = [session(), session(other)];
    comeBack();
    expect([here.current.state, answer.mock.calls.length]).toEqual(['guest', 0]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
    await act(() => refreshMember(other));
    vi.restoreAllMocks();
    comeBack();
    await waitFor(() => expect(here.current).toEqual({ state: 'member', member: { id: 7 } }));
  });

  it('ACC-06 ACC-07 is told to a tab of a guest by who comes back from another site, and not by their next pages', async () => {
    maybeMember = false;
    const here = session();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
    maybeMember = true;
    signInAs(7);
    const returned = session();
    await waitFor(() => expect(returned.current.member).toEqual({ id: 7 }));
    const told = localStorage.getItem('wethi-signed-in');
    clock.mockReturnValue(Date.now() + 1_000);
    const next = session();
    await waitFor(() => expect(next.current.member).toEqual({ id: 7 }));
    expect(localStorage.getItem('wethi-signed-in')).toBe(told);
    vi.restoreAllMocks();
    expect(here.current.state).toBe('guest');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(here.current).toEqual({ state: 'member', member: { id: 7 } }));
  });

  describe('in a tab of a member', () => {
    const ended = { ok: false, status: 401, headers: new Headers(), json: async () => ({ code: 'NOT_SIGNED_IN' }) };
    async function member() {
      const client = browser();
      signInAs(7);
      const now = session(client);
      await waitFor(() => expect(now.current.member).toEqual({ id: 7 }));
      keepInTab('comment', { text: 'ชอบมาก' });
      client.setQueryData([...MEMBER_KEY, 'purchases'], [{ orders_id: 5 }]);
      answer.mockResolvedValue(ended as Response);
      return { client, now };
    }
    const readAgain = async () => act(() => void window.dispatchEvent(new Event('visibilitychange')));
    const signOutElsewhere = () => {
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
      forgetMember(browser());
      vi.restoreAllMocks();
    };

    it('ACC-06 is forgotten as soon as they are back in it after they signed out in another', async () => {
      const { client, now } = await member();
      signOutElsewhere();
      keepInTab('comment', { text: 'ชอบมาก' });
      await readAgain();
      await waitFor(() => expect(now.current).toEqual({ state: 'guest', member: null, left: undefined }));
      expect([keptInTab('comment'), client.getQueryData([...MEMBER_KEY, 'purchases'])]).toEqual([undefined, undefined]);
    });

    it('ACC-06 is forgotten too where anything else finds it out', async () => {
      const { client, now } = await member();
      signOutElsewhere();
      keepInTab('comment', { text: 'ชอบมาก' });
      act(() => void endSession(client));
      await waitFor(() => expect(now.current).toEqual({ state: 'guest', member: null, left: undefined }));
      expect([keptInTab('comment'), client.getQueryData([...MEMBER_KEY, 'purchases'])]).toEqual([undefined, undefined]);
    });

    it('ACC-06 keeps what was typed in a page that is loaded anew after it ran out, whoever signed out before', async () => {
      keepInTab('comment', { text: 'ชอบมาก' });
      localStorage.setItem('wethi-signed-out', '1');
      answer.mockResolvedValue(ended as Response);
      const now = session();
      await waitFor(() => expect(now.current.state).toBe('guest'));
      expect(keptInTab('comment')).toEqual({ text: 'ชอบมาก' });
    });

    it('ACC-06 stays known where the session merely ran out', async () => {
      const { client, now } = await member();
      await act(() => client.refetchQueries({ queryKey: MEMBER_KEY, exact: true }));
      await waitFor(() => expect(now.current).toEqual({ state: 'guest', member: null, left: { id: 7 } }));
      expect(keptInTab('comment')).toEqual({ text: 'ชอบมาก' });
    });
  });

  it('ACC-06 finds nothing of another member, whatever reading tells that they signed in', async () => {
    const client = browser();
    signInAs(7);
    const now = session(client);
    await waitFor(() => expect(now.current.member).toEqual({ id: 7 }));
    keepInTab('comment', { text: 'ชอบมาก' });
    client.setQueryData([...MEMBER_KEY, 'purchases'], [{ orders_id: 5 }]);
    signInAs(8);
    await act(() => client.refetchQueries({ queryKey: MEMBER_KEY, exact: true }));
    await waitFor(() => expect(now.current.member).toEqual({ id: 8 }));
    expect([keptInTab('comment'), client.getQueryData([...MEMBER_KEY, 'purchases'])]).toEqual([undefined, undefined]);
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
