import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError, pollWhileAllowed } from '@wethi/http';
import type { Overlay } from '../overlays/overlay';
import { useToast } from '../ui/feedback/toast';
import { useSave } from '../ui/use-save';
import { keepInTab, keptInTab } from './kept-in-tab';
import { MEMBER_KEY, refreshMember } from './member';
import { useSessionExpiry } from './session-expiry';

// The router behind it asks for what this environment lacks.
vi.mock('./root-data', () => ({}));
vi.mock('../ui/feedback/toast', () => ({ useToast: vi.fn() }));

const expired = new ApiError('หมดเวลาการเข้าระบบ', 401, 'TOKEN_EXPIRED');
const refuse = () => Promise.reject(expired);
const never = () => new Promise<never>(() => undefined);
const NEWS = [...MEMBER_KEY, 'news'];

const answer = vi.fn<() => Promise<Response>>();
const originalFetch = global.fetch;
beforeEach(() => (global.fetch = answer));
afterEach(() => (global.fetch = originalFetch));
const signInAs = (id: number) =>
  answer.mockResolvedValue({ ok: true, status: 200, json: async () => ({ result: { id } }) } as Response);

interface Page {
  /** What the page reads anew every second. */
  read?: () => Promise<number>;
  member?: object | null;
  overlay?: Overlay;
}

/** A page of a member. */
function page({ read = refuse, member = { id: 1 }, overlay }: Page = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(MEMBER_KEY, { member });
  const open = vi.fn();
  const showToast = vi.fn();
  vi.mocked(useToast).mockReturnValue(showToast);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      useSessionExpiry({ overlay: overlay ?? null, open });
      useQuery({ queryKey: NEWS, queryFn: read, ...pollWhileAllowed(1000) });
      return useSave(refuse, { failure: 'บันทึกไม่ได้' });
    },
    { wrapper },
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const save = () => act(async () => result.current.save());
  return { client, open, showToast, pass, save };
}

describe('a session that is over', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('ACC-06 is told once while a page reads again and again, and keeps nobody from it', async () => {
    const { client, open, showToast, pass } = page();
    await pass(0);
    await act(() => client.fetchQuery({ queryKey: ['other'], queryFn: refuse }).catch(() => 0));
    expect(showToast.mock.calls).toEqual([[expect.objectContaining({ title: 'หมดเวลาการเข้าระบบ' })]]);
    expect(open).not.toHaveBeenCalled();
    expect(client.getQueryData(MEMBER_KEY)).toEqual({ member: null, left: { id: 1 } });
  });

  it('ACC-06 stands in the way of who wanted something done, and is the only word about it', async () => {
    const { open, showToast, save, pass } = page({ read: never });
    await save();
    await pass(0);
    expect(open.mock.calls).toEqual([[{ name: 'expired' }]]);
    expect(showToast).not.toHaveBeenCalled();
  });

  it.each(['pay', 'coupons', 'gift'] as const)(
    'ACC-06 BUY-08 stands in the way of paying, which goes on after signing in: %s',
    async (name) => {
      const paying: Overlay = { name, price: 12, coupon: 'X' };
      const { open, pass } = page({ overlay: paying });
      await pass(0);
      expect(open.mock.calls).toEqual([[{ name: 'expired', then: paying }]]);
    },
  );

  it('ACC-06 is no news to a guest, nor to who is signing in', async () => {
    const guest = page({ member: null });
    await guest.pass(0);
    const signingIn = page({ overlay: { name: 'login' } });
    await signingIn.save();
    await signingIn.pass(0);
    const told = [guest, signingIn].flatMap(({ open, showToast }) => [open, showToast]);
    expect(told.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('ACC-06 is not read with any more until the member signs in again', async () => {
    const refusals = [expired];
    const read = vi.fn(() => (refusals.length ? refuse() : Promise.resolve(1)));
    const { client, pass } = page({ read });
    await pass(10_000);
    expect(read).toHaveBeenCalledTimes(1);
    refusals.pop();
    signInAs(1);
    await act(() => refreshMember(client));
    await pass(3_000);
    expect(read).toHaveBeenCalledTimes(5);
  });

  it('ACC-06 signing in reads what is the member’s and nothing else; nobody sees what another member left', async () => {
    const { client, pass } = page({ read: () => Promise.resolve(1) });
    await pass(0);
    client.setQueryData(['playback'], 'viewing');
    await act(() => client.fetchQuery({ queryKey: ['other'], queryFn: refuse }).catch(() => 0));
    signInAs(2);
    const seen: unknown[] = [];
    client.getQueryCache().subscribe(() => seen.push(client.getQueryData(NEWS)));
    await act(() => refreshMember(client));
    expect(seen).toContain(undefined);
    expect(client.getQueryState(['playback'])?.isInvalidated).toBe(false);
    expect(client.getQueryData(MEMBER_KEY)).toEqual({ member: { id: 2 } });
  });

  it('ACC-06 signing in on a bad line makes nobody a guest, and forgets nothing of who comes back', async () => {
    const { client, pass } = page({ read: () => Promise.resolve(1) });
    await pass(0);
    keepInTab('comment', { text: 'ชอบมาก' });
    await act(() => client.fetchQuery({ queryKey: ['other'], queryFn: refuse }).catch(() => 0));
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    await act(() => refreshMember(client));
    expect(client.getQueryData(MEMBER_KEY)).toEqual({ member: undefined, left: { id: 1 } });
    expect(client.getQueryData(NEWS)).toBe(1);
    const over = { ok: false, status: 401, headers: new Headers(), json: async () => ({ code: 'TOKEN_EXPIRED' }) };
    client.setQueryData(MEMBER_KEY, { member: null, left: { id: 1 } });
    answer.mockResolvedValue(over as Response);
    await act(() => refreshMember(client));
    expect(client.getQueryData(MEMBER_KEY)).toEqual({ member: null, left: { id: 1 } });
    signInAs(1);
    await act(() => refreshMember(client));
    expect(client.getQueryData(MEMBER_KEY)).toEqual({ member: { id: 1 } });
    expect(keptInTab('comment')).toEqual({ text: 'ชอบมาก' });
  });

  it('WATCH-06 a lost connection stops no reading', async () => {
    const read = vi.fn(() => Promise.reject(ApiError.noConnection()));
    const { open, showToast, pass } = page({ read });
    await pass(3_000);
    expect(read).toHaveBeenCalledTimes(4);
    expect([open, showToast].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
