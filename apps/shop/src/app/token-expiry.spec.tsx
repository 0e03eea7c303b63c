import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Refusal } from '../api/refusal';
import { MEMBER_KEY } from './member';
import { renewEvery } from './renew';
import { useTokenExpiry } from './token-expiry';

// The router behind it asks for what this environment lacks.
jest.mock('./root-data', () => ({}));

const expired = new Refusal('หมดเวลาการเข้าระบบ', 401, 'TOKEN_EXPIRED');

/** A page of a member that reads something anew every second. */
function page(answers: () => Promise<number>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(MEMBER_KEY, { id: 1 });
  const open = jest.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(
    () => {
      useTokenExpiry(open);
      useQuery({ queryKey: ['news'], queryFn: answers, ...renewEvery(1000) });
    },
    { wrapper },
  );
  return { client, open, pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a session that is over while a page reads again and again', () => {
  it('ACC-06 is told once, whatever else finds it out', async () => {
    const { client, open, pass } = page(() => Promise.reject(expired));
    await pass(0);
    await act(() => client.fetchQuery({ queryKey: ['other'], queryFn: () => Promise.reject(expired) }).catch(() => 0));
    expect(open.mock.calls).toEqual([[{ name: 'token-expired' }]]);
    expect(client.getQueryData(MEMBER_KEY)).toBeNull();
  });

  it('ACC-06 is not read with any more until the member signs in again', async () => {
    const refusals = [expired];
    const read = jest.fn(() => (refusals.length ? Promise.reject(refusals[0]) : Promise.resolve(1)));
    const { client, pass } = page(read);
    await pass(10_000);
    expect(read).toHaveBeenCalledTimes(1);
    refusals.pop();
    await act(() => client.invalidateQueries());
    await pass(3_000);
    expect(read).toHaveBeenCalledTimes(5);
  });

  it('WATCH-06 a lost connection stops no reading', async () => {
    const read = jest.fn(() => Promise.reject(Refusal.noConnection()));
    const { open, pass } = page(read);
    await pass(3_000);
    expect(read).toHaveBeenCalledTimes(4);
    expect(open).not.toHaveBeenCalled();
  });
});
