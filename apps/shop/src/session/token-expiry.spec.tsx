import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError, pollWhileAllowed, tellSessionRefused } from '@wethi/http';
import { useToast } from '../ui/feedback/toast';
import type { OpenDialog } from '../overlays/dialogs';
import { MEMBER_KEY } from './member';
import { useTokenExpiry } from './token-expiry';

// The router behind them asks for what this environment lacks.
jest.mock('./root-data', () => ({}));
jest.mock('../ui/feedback/toast', () => ({ useToast: jest.fn() }));

const expired = new ApiError('หมดเวลาการเข้าระบบ', 401, 'TOKEN_EXPIRED');
const PAYMENT = { name: 'payment', request: { price: 490 } } as OpenDialog;

/** What the API does with a session that ended. */
async function refuse(): Promise<never> {
  tellSessionRefused(expired, false);
  throw expired;
}

interface Page {
  /** What the page reads anew every second. */
  read?: () => Promise<number>;
  member?: object | null;
  opened?: OpenDialog;
}

/** A page of a member. */
function page({ read = refuse, member = { id: 1 }, opened }: Page = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(MEMBER_KEY, member);
  const open = jest.fn();
  const tell = jest.fn();
  jest.mocked(useToast).mockReturnValue(tell);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(
    () => {
      useTokenExpiry(opened ?? null, open);
      useQuery({ queryKey: ['news'], queryFn: read, ...pollWhileAllowed(1000) });
    },
    { wrapper },
  );
  return { client, open, tell, pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)) };
}

describe('a session that is over while a page reads again and again', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ACC-06 is told once, and keeps nobody from the page', async () => {
    const { client, open, tell, pass } = page();
    await pass(0);
    await act(() => client.fetchQuery({ queryKey: ['other'], queryFn: refuse }).catch(() => 0));
    expect(tell.mock.calls).toEqual([[expect.objectContaining({ title: 'หมดเวลาการเข้าระบบ' })]]);
    expect(open).not.toHaveBeenCalled();
    expect(client.getQueryData(MEMBER_KEY)).toBeNull();
  });

  it('ACC-06 stands in the way of who wanted something done, and of paying, which goes on after signing in', () => {
    const reading = () => new Promise<never>(() => undefined);
    const saving = page({ read: reading });
    act(() => tellSessionRefused(expired, true));
    expect(saving.open.mock.calls).toEqual([[{ name: 'token-expired' }]]);
    const paying = page({ read: reading, opened: PAYMENT });
    act(() => tellSessionRefused(expired, false));
    expect(paying.open.mock.calls).toEqual([[{ name: 'token-expired', then: PAYMENT }]]);
  });

  it('ACC-06 is no news to a guest', async () => {
    const { open, tell, pass } = page({ member: null });
    await pass(0);
    expect([open, tell].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('ACC-06 is not read with any more until the member signs in again', async () => {
    const refusals = [expired];
    const read = jest.fn(() => (refusals.length ? refuse() : Promise.resolve(1)));
    const { client, pass } = page({ read });
    await pass(10_000);
    expect(read).toHaveBeenCalledTimes(1);
    refusals.pop();
    await act(() => client.invalidateQueries());
    await pass(3_000);
    expect(read).toHaveBeenCalledTimes(5);
  });

  it('WATCH-06 a lost connection stops no reading', async () => {
    const read = jest.fn(() => Promise.reject(ApiError.noConnection()));
    const { open, tell, pass } = page({ read });
    await pass(3_000);
    expect(read).toHaveBeenCalledTimes(4);
    expect([open, tell].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
